/**
 * Limits of the services, as several pages say them. A page writes `{limits.im.members}`; `tests/content/limits.test.ts` finds sentences
 * with other values. The names have the unit where the value has none.
 */
export const limits = {
  im: {
    members: '500',
    /** Members without the player who creates the conversation. */
    invited: '499',
    clientIdLength: '64',
    messageKilobytes: '5',
    historyPage: '100',
    offlineMessages: '100',
    offlineConversations: '50',
    temporaryClients: '10',
    temporaryDays: '30',
    chatRoom: '5,000',
    sentPerMinute: '60',
    deliveredPerSecond: '160,000',
    systemRecipients: '20',
    hookMinutes: '3',
  },
  storage: {
    pageDefault: '100',
    pageMost: '1,000',
    responseMegabytes: '6',
    objectKilobytes: '128',
    freeRequests: '30,000',
    dictionaryKilobytes: '512',
  },
  push: { devices: '500', statisticsIdLength: '16' },
  leaderboard: { group: '200' },
  multiplayer: {
    members: '10',
    /** Members without the master of Client Engine. */
    players: '9',
    userIdLength: '32',
    ttlSeconds: '300',
    joinsPerSecond: '500',
  },
  engine: {
    instances: '12',
    trialHours: '18',
    functionSeconds: '15',
    requestSeconds: '60',
    startSeconds: '30',
    startSecondsMost: '120',
    taskIdLength: '32',
    logLine: '4,096',
    logLines: '600',
    ports: '5',
    gracefulMinutes: '60',
    timerFailures: '30',
  },
  friends: { mutual: '2,000', followed: '5,000', page: '500', blocked: '100', presenceSeconds: '30' },
  compliance: { accounts: '5', userIdLength: '64' },
  billboard: { shown: '20', dimensions: '10' },
  tapdb: { text: '256', csvRows: '10,000' },
  moderation: { lists: '5' },
  hardening: { gigabytes: '2', files: '2', perMonth: '5' },
} as const;
