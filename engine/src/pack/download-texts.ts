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
    none: '这个网站还没有提供下载文件。请在这里阅读，要用纸的页面可以打印。',
    without: (kinds) => `还没有提供：${kinds}`,
  },
  'zh-Hant': {
    content: '語言和版本',
    offline: '離線網站',
    none: '這個網站還沒有提供下載檔案。請在這裡閱讀，要用紙的頁面可以列印。',
    without: (kinds) => `還沒有提供：${kinds}`,
  },
  en: {
    content: 'Language and version',
    offline: 'Offline site',
    none: 'This site offers no downloads yet. Read its pages here, and print those that you need on paper.',
    without: (kinds) => `Not offered yet: ${kinds}`,
  },
  ja: {
    content: '言語とバージョン',
    offline: 'オフライン版',
    none: 'このサイトにはまだダウンロードがありません。ここでお読みになり、紙で必要なページは印刷してください。',
    without: (kinds) => `未提供：${kinds}`,
  },
  ko: {
    content: '언어와 버전',
    offline: '오프라인 사이트',
    none: '이 사이트에는 아직 다운로드가 없습니다. 여기에서 읽고, 종이로 필요한 페이지는 인쇄하세요.',
    without: (kinds) => `아직 제공되지 않음: ${kinds}`,
  },
  fr: {
    content: 'Langue et version',
    offline: 'Site hors ligne',
    none: 'Ce site ne propose pas encore de téléchargement. Lisez ses pages ici et imprimez celles qu’il vous faut sur papier.',
    without: (kinds) => `Pas encore proposé : ${kinds}`,
  },
  de: {
    content: 'Sprache und Version',
    offline: 'Offline-Website',
    none: 'Diese Website bietet noch keine Downloads an. Lesen Sie die Seiten hier und drucken Sie, was Sie auf Papier brauchen.',
    without: (kinds) => `Noch nicht verfügbar: ${kinds}`,
  },
  es: {
    content: 'Idioma y versión',
    offline: 'Sitio sin conexión',
    none: 'Este sitio aún no ofrece descargas. Lea aquí sus páginas e imprima las que necesite en papel.',
    without: (kinds) => `Aún no disponible: ${kinds}`,
  },
  'pt-BR': {
    content: 'Idioma e versão',
    offline: 'Site offline',
    none: 'Este site ainda não oferece downloads. Leia aqui as páginas e imprima as que precisar em papel.',
    without: (kinds) => `Ainda não disponível: ${kinds}`,
  },
  ru: {
    content: 'Язык и версия',
    offline: 'Офлайн-сайт',
    none: 'На этом сайте пока нет загрузок. Читайте страницы здесь и печатайте те, что нужны на бумаге.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};

/** The words in the language of a locale, else in English. */
export function downloadTextsOf(locale: string): DownloadTexts {
  return inLanguageOf(locale, TEXTS);
}
