import { type ByLanguage, inLanguageOf } from '../model/language.ts';

/** The words of the table of downloads. */
export interface DownloadTexts {
  /** Heads of the columns. */
  readonly content: string;
  readonly offline: string;
  /** Said where nothing has been packed. */
  readonly none: string;
  /** For the kinds that have not been packed. */
  readonly without: (kinds: string) => string;
}

const TEXTS: ByLanguage<DownloadTexts> = {
  'zh-Hans': {
    content: '语言和版本',
    offline: '离线网站',
    none: '这个网站还没有提供离线文档的下载文件。',
    without: (kinds) => `还没有提供：${kinds}`,
  },
  'zh-Hant': {
    content: '語言和版本',
    offline: '離線網站',
    none: '這個網站還沒有提供離線文件的下載檔案。',
    without: (kinds) => `還沒有提供：${kinds}`,
  },
  en: {
    content: 'Language and version',
    offline: 'Offline site',
    none: 'This site offers no downloads yet.',
    without: (kinds) => `Not offered yet: ${kinds}`,
  },
  ja: {
    content: '言語とバージョン',
    offline: 'オフライン版',
    none: 'このサイトにはまだダウンロードがありません。',
    without: (kinds) => `未提供：${kinds}`,
  },
  ko: {
    content: '언어와 버전',
    offline: '오프라인 사이트',
    none: '이 사이트에는 아직 다운로드가 없습니다.',
    without: (kinds) => `아직 제공되지 않음: ${kinds}`,
  },
  fr: {
    content: 'Langue et version',
    offline: 'Site hors ligne',
    none: 'Ce site ne propose pas encore de téléchargement.',
    without: (kinds) => `Pas encore proposé : ${kinds}`,
  },
  de: {
    content: 'Sprache und Version',
    offline: 'Offline-Website',
    none: 'Diese Website bietet noch keine Downloads an.',
    without: (kinds) => `Noch nicht verfügbar: ${kinds}`,
  },
  es: {
    content: 'Idioma y versión',
    offline: 'Sitio sin conexión',
    none: 'Este sitio aún no ofrece descargas.',
    without: (kinds) => `Aún no disponible: ${kinds}`,
  },
  'pt-BR': {
    content: 'Idioma e versão',
    offline: 'Site offline',
    none: 'Este site ainda não oferece downloads.',
    without: (kinds) => `Ainda não disponível: ${kinds}`,
  },
  ru: {
    content: 'Язык и версия',
    offline: 'Офлайн-сайт',
    none: 'На этом сайте пока нет загрузок.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};

/** The words in the language of a locale, else in English. */
export function downloadTextsOf(locale: string): DownloadTexts {
  return inLanguageOf(locale, TEXTS);
}
