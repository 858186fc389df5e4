import type { ByLanguage } from '../model/language.ts';
import type { PackKind } from './kinds.ts';

/** The words of the downloads. */
export interface DownloadTexts {
  /** Name of the kind; the others are called by their formats. */
  readonly offline: string;
  /** What each kind is for. */
  readonly uses: Readonly<Record<PackKind, string>>;
  /** How old the pages in the files are. */
  readonly asOf: (date: string) => string;
  /** Above the files that are not the reader's own. */
  readonly others: string;
  /** Said where nothing has been packed. */
  readonly none: string;
  /** Said below it: what works without packs. `<list>` stands for the link to the list of all pages. */
  readonly instead: string;
  /** For the kinds that have not been packed. */
  readonly without: (kinds: string) => string;
}

export const DOWNLOAD_TEXTS: ByLanguage<DownloadTexts> = {
  'zh-Hans': {
    offline: '离线网站',
    uses: {
      offline: '电脑上用的 ZIP：解压就能打开，有目录和全文搜索。',
      epub: '在阅读器或手机上读，也适合读屏软件。',
      pdf: '打印，或者发给别人；有书签和页码。',
    },
    asOf: (date) => `内容更新至 ${date}`,
    others: '其他语言和版本',
    none: '离线文档包还没有提供。',
    instead: '每一页都可以复制为 Markdown，也可以打印；<list> 列出了所有页面的 Markdown。',
    without: (kinds) => `还没有提供：${kinds}`,
  },
  'zh-Hant': {
    offline: '離線網站',
    uses: {
      offline: '電腦上用的 ZIP：解壓縮就能開啟，有目錄和全文搜尋。',
      epub: '在閱讀器或手機上讀，也適合螢幕閱讀軟體。',
      pdf: '列印，或者傳給別人；有書籤和頁碼。',
    },
    asOf: (date) => `內容更新至 ${date}`,
    others: '其他語言和版本',
    none: '離線文件包還沒有提供。',
    instead: '每一頁都可以複製為 Markdown，也可以列印；<list> 列出了所有頁面的 Markdown。',
    without: (kinds) => `還沒有提供：${kinds}`,
  },
  en: {
    offline: 'Offline site',
    uses: {
      offline: 'A ZIP for computers: unpack it, then browse and search.',
      epub: 'For e-readers, phones, and screen readers.',
      pdf: 'To print or to pass on. It has page numbers.',
    },
    asOf: (date) => `As of ${date}`,
    others: 'Other languages and versions',
    none: 'There are no offline packages for this site yet.',
    instead: 'You can copy every page as Markdown, or print it. All pages as Markdown are listed in <list>.',
    without: (kinds) => `Not offered yet: ${kinds}`,
  },
  ja: {
    offline: 'オフライン版',
    uses: {
      offline: 'パソコン用の ZIP。展開して開き、検索できます。',
      epub: '電子書籍リーダー、スマートフォン、スクリーンリーダー向け。',
      pdf: '印刷や受け渡し向け。しおりとページ番号があります。',
    },
    asOf: (date) => `${date}時点の内容`,
    others: 'その他の言語とバージョン',
    none: 'このサイトのオフライン版はまだありません。',
    instead: 'どのページも Markdown としてコピーしたり、印刷したりできます。<list> に全ページの Markdown の一覧があります。',
    without: (kinds) => `未提供：${kinds}`,
  },
  ko: {
    offline: '오프라인 사이트',
    uses: {
      offline: '컴퓨터용 ZIP. 압축을 풀면 둘러보고 검색할 수 있습니다.',
      epub: '전자책 단말기, 휴대전화, 화면 낭독 프로그램용.',
      pdf: '인쇄하거나 보낼 때. 책갈피와 쪽 번호가 있습니다.',
    },
    asOf: (date) => `${date} 기준`,
    others: '다른 언어와 버전',
    none: '이 사이트의 오프라인 패키지는 아직 없습니다.',
    instead: '모든 페이지를 Markdown으로 복사하거나 인쇄할 수 있습니다. 전체 페이지의 Markdown 목록: <list>',
    without: (kinds) => `아직 제공되지 않음: ${kinds}`,
  },
  fr: {
    offline: 'Site hors ligne',
    uses: {
      offline: 'Un ZIP pour ordinateur\u00a0: à décompresser, avec recherche.',
      epub: 'Pour les liseuses, les téléphones et les lecteurs d’écran.',
      pdf: 'À imprimer ou à envoyer, avec numéros de page.',
    },
    asOf: (date) => `Contenu au ${date}`,
    others: 'Autres langues et versions',
    none: 'Il n’y a pas encore de version hors ligne de ce site.',
    instead: 'Chaque page peut être copiée en Markdown ou imprimée. Toutes les pages en Markdown sont répertoriées dans <list>.',
    without: (kinds) => `Pas encore proposé : ${kinds}`,
  },
  de: {
    offline: 'Offline-Website',
    uses: {
      offline: 'Ein ZIP für Computer: entpacken, blättern und suchen.',
      epub: 'Für E-Reader, Telefone und Screenreader.',
      pdf: 'Zum Drucken oder Weitergeben, mit Seitenzahlen.',
    },
    asOf: (date) => `Stand: ${date}`,
    others: 'Andere Sprachen und Versionen',
    none: 'Für diese Website gibt es noch keine Offline-Pakete.',
    instead: 'Jede Seite lässt sich als Markdown kopieren oder drucken. Alle Seiten als Markdown stehen in <list>.',
    without: (kinds) => `Noch nicht verfügbar: ${kinds}`,
  },
  es: {
    offline: 'Sitio sin conexión',
    uses: {
      offline: 'Un ZIP para ordenadores: se descomprime y permite buscar.',
      epub: 'Para lectores electrónicos, teléfonos y lectores de pantalla.',
      pdf: 'Para imprimir o enviar, con números de página.',
    },
    asOf: (date) => `Contenido del ${date}`,
    others: 'Otros idiomas y versiones',
    none: 'Este sitio aún no tiene paquetes sin conexión.',
    instead: 'Cada página se puede copiar como Markdown o imprimir. Todas las páginas en Markdown están en <list>.',
    without: (kinds) => `Aún no disponible: ${kinds}`,
  },
  'pt-BR': {
    offline: 'Site offline',
    uses: {
      offline: 'Um ZIP para computadores: descompacte, navegue e busque.',
      epub: 'Para leitores digitais, celulares e leitores de tela.',
      pdf: 'Para imprimir ou enviar, com números de página.',
    },
    asOf: (date) => `Conteúdo de ${date}`,
    others: 'Outros idiomas e versões',
    none: 'Este site ainda não tem pacotes offline.',
    instead: 'Cada página pode ser copiada como Markdown ou impressa. Todas as páginas em Markdown estão em <list>.',
    without: (kinds) => `Ainda não disponível: ${kinds}`,
  },
  ru: {
    offline: 'Офлайн-сайт',
    uses: {
      offline: 'ZIP для компьютера: распакуйте, листайте и ищите.',
      epub: 'Для электронных книг, телефонов и программ экранного доступа.',
      pdf: 'Для печати или отправки, с номерами страниц.',
    },
    asOf: (date) => `По состоянию на ${date}`,
    others: 'Другие языки и версии',
    none: 'Офлайн-пакетов для этого сайта пока нет.',
    instead: 'Каждую страницу можно скопировать как Markdown или распечатать. Все страницы в Markdown перечислены в <list>.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};
