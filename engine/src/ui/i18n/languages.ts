/** The languages that the shell speaks. Other locales get English, on the server as in the browser. */
export const SHELL_LANGUAGES = ['zh-Hans', 'en', 'zh-Hant', 'ja', 'ko', 'fr', 'de', 'es', 'pt-BR', 'ru'] as const;
