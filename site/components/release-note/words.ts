export interface ReleaseWords {
  readonly version: string;
  readonly all: string;
}

export const RELEASE_WORDS: Readonly<Record<'zh-Hans' | 'en', ReleaseWords>> = {
  'zh-Hans': { version: '版本', all: '全部版本' },
  en: { version: 'Version', all: 'All versions' },
};
