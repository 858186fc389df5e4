/** After what time the services delete, as pages write it: `{deletions.messageDays}`. The names have the unit. */
export const deletions = {
  /** Messages of conversations. */
  messageDays: '180',
  /** Conversations in which nothing happens. */
  conversationMonths: '6',
  /** Broadcasts, at the latest. */
  broadcastMonths: '1',
  /** Devices (`_Installation`) that did not send anything. */
  deviceDays: '90',
  /** LeanCache and LeanDB with their data, after the account was suspended. */
  databaseMonths: '1',
  /** Logs of Cloud Engine. */
  logDays: '7',
  /** The last version of a leaderboard without an interval, after a reset. */
  leaderboardDays: '7',
  /** Archives that a leaderboard keeps. */
  leaderboardArchives: '60',
  /** Events of TapDB that were deleted; until then, the deletion can be undone. */
  eventHours: '72',
} as const;
