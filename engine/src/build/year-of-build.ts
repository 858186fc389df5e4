/** The current year, or that of `SOURCE_DATE_EPOCH` (seconds), which makes builds reproducible. The browser shows its own. */
export function yearOfBuild(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
