import type { ByLanguage } from '../model/language.ts';

/** The words of the table of downloads. */
export interface DownloadTexts {
  /** Heads of the columns. */
  readonly content: string;
  readonly offline: string;
  /** Said where nothing has been packed. */
  readonly none: string;
  /** Said below it: what works without packs. `<list>` stands for the link to the list of all pages. */
  readonly instead: string;
  /** For the kinds that have not been packed. */
  readonly without: (kinds: string) => string;
}

export const DOWNLOAD_TEXTS: ByLanguage<DownloadTexts> = {
  'zh-Hans': {
    content: '语言和版本',
    offline: '离线网站',
    none: '离线文档包还没有提供。',
    instead: '每一页都可以复制为 Markdown，也可以打印；<list> 列出了所有页面的 Markdown。',
    without: (kinds) => `还没有提供：${kinds}`,
  },
  'zh-Hant': {
    content: '語言和版本',
    offline: '離線網站',
    none: '離線文件包還沒有提供。',
    instead: '每一頁都可以複製為 Markdown，也可以列印；<list> 列出了所有頁面的 Markdown。',
    without: (kinds) => `還沒有提供：${kinds}`,
  },
  en: {
    content: 'Language and version',
    offline: 'Offline site',
    none: 'There are no offline packages for this site yet.',
    instead: 'You can copy every page as Markdown, or print it. All pages as Markdown are listed in <list>.',
    without: (kinds) => `Not offered yet: ${kinds}`,
  },
  ja: {
    content: '言語とバージョン',
    offline: 'オフライン版',
    none: 'このサイトのオフライン版はまだありません。',
    instead: 'どのページも Markdown としてコピーしたり、印刷したりできます。<list> に全ページの Markdown の一覧があります。',
    without: (kinds) => `未提供：${kinds}`,
  },
  ko: {
    content: '언어와 버전',
    offline: '오프라인 사이트',
    none: '이 사이트의 오프라인 패키지는 아직 없습니다.',
    instead: '모든 페이지를 Markdown으로 복사하거나 인쇄할 수 있습니다. 전체 페이지의 Markdown 목록: <list>',
    without: (kinds) => `아직 제공되지 않음: ${kinds}`,
  },
  fr: {
    content: 'Langue et version',
    offline: 'Site hors ligne',
    none: 'Il n’y a pas encore de version hors ligne de ce site.',
    instead: 'Chaque page peut être copiée en Markdown ou imprimée. Toutes les pages en Markdown sont répertoriées dans <list>.',
    without: (kinds) => `Pas encore proposé : ${kinds}`,
  },
  de: {
    content: 'Sprache und Version',
    offline: 'Offline-Website',
    none: 'Für diese Website gibt es noch keine Offline-Pakete.',
    instead: 'Jede Seite lässt sich als Markdown kopieren oder drucken. Alle Seiten als Markdown stehen in <list>.',
    without: (kinds) => `Noch nicht verfügbar: ${kinds}`,
  },
  es: {
    content: 'Idioma y versión',
    offline: 'Sitio sin conexión',
    none: 'Este sitio aún no tiene paquetes sin conexión.',
    instead: 'Cada página se puede copiar como Markdown o imprimir. Todas las páginas en Markdown están en <list>.',
    without: (kinds) => `Aún no disponible: ${kinds}`,
  },
  'pt-BR': {
    content: 'Idioma e versão',
    offline: 'Site offline',
    none: 'Este site ainda não tem pacotes offline.',
    instead: 'Cada página pode ser copiada como Markdown ou impressa. Todas as páginas em Markdown estão em <list>.',
    without: (kinds) => `Ainda não disponível: ${kinds}`,
  },
  ru: {
    content: 'Язык и версия',
    offline: 'Офлайн-сайт',
    none: 'Офлайн-пакетов для этого сайта пока нет.',
    instead: 'Каждую страницу можно скопировать как Markdown или распечатать. Все страницы в Markdown перечислены в <list>.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};
