/** The oldest browsers whose syntax scripts may use, of five years ago, as bundlers name them. */
export const OLDEST_BROWSERS = ['chrome90', 'safari15', 'firefox90'];
