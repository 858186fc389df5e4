import type { ByLanguage } from '../model/language.ts';
import type { PackKind } from './kinds.ts';

/** The words of the table of downloads. */
export interface DownloadTexts {
  /** Heads of the columns. */
  readonly content: string;
  readonly offline: string;
  /** What each kind is for, behind its name. */
  readonly uses: Readonly<Record<PackKind, string>>;
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
    uses: {
      offline: '：在没有网络的电脑上查文档，目录、选项卡、图片和全文搜索都能用。',
      epub: '：在阅读器或手机上从头读，也适合读屏软件；字号可以调整。',
      pdf: '：打印，或者给别人传一个文件；有书签和页码。',
    },
    none: '离线文档包还没有提供。',
    instead: '每一页都可以复制为 Markdown，也可以打印；<list> 列出了所有页面的 Markdown。',
    without: (kinds) => `还没有提供：${kinds}`,
  },
  'zh-Hant': {
    content: '語言和版本',
    offline: '離線網站',
    uses: {
      offline: '：在沒有網路的電腦上查文件，目錄、分頁、圖片和全文搜尋都能用。',
      epub: '：在閱讀器或手機上從頭讀，也適合螢幕閱讀軟體；字級可以調整。',
      pdf: '：列印，或者給別人傳一個檔案；有書籤和頁碼。',
    },
    none: '離線文件包還沒有提供。',
    instead: '每一頁都可以複製為 Markdown，也可以列印；<list> 列出了所有頁面的 Markdown。',
    without: (kinds) => `還沒有提供：${kinds}`,
  },
  en: {
    content: 'Language and version',
    offline: 'Offline site',
    uses: {
      offline: ': look things up on a computer without a network. Navigation, tabs, pictures, and search work.',
      epub: ': read from start to finish on an e-reader or a phone, or with a screen reader. You choose the size of the text.',
      pdf: ': print, or send someone a single file. It has bookmarks and page numbers.',
    },
    none: 'There are no offline packages for this site yet.',
    instead: 'You can copy every page as Markdown, or print it. All pages as Markdown are listed in <list>.',
    without: (kinds) => `Not offered yet: ${kinds}`,
  },
  ja: {
    content: '言語とバージョン',
    offline: 'オフライン版',
    uses: {
      offline: '：ネットワークのないパソコンで調べる。ナビゲーション、タブ、画像、検索が使えます。',
      epub: '：電子書籍リーダーやスマートフォンで読む。スクリーンリーダーにも向き、文字の大きさを変えられます。',
      pdf: '：印刷する、または 1 つのファイルとして渡す。しおりとページ番号があります。',
    },
    none: 'このサイトのオフライン版はまだありません。',
    instead: 'どのページも Markdown としてコピーしたり、印刷したりできます。<list> に全ページの Markdown の一覧があります。',
    without: (kinds) => `未提供：${kinds}`,
  },
  ko: {
    content: '언어와 버전',
    offline: '오프라인 사이트',
    uses: {
      offline: ': 네트워크가 없는 컴퓨터에서 찾아볼 때. 탐색, 탭, 그림, 검색을 쓸 수 있습니다.',
      epub: ': 전자책 단말기나 휴대전화에서 읽을 때. 화면 낭독 프로그램에도 알맞고 글자 크기를 바꿀 수 있습니다.',
      pdf: ': 인쇄하거나 파일 하나로 보낼 때. 책갈피와 쪽 번호가 있습니다.',
    },
    none: '이 사이트의 오프라인 패키지는 아직 없습니다.',
    instead: '모든 페이지를 Markdown으로 복사하거나 인쇄할 수 있습니다. 전체 페이지의 Markdown 목록: <list>',
    without: (kinds) => `아직 제공되지 않음: ${kinds}`,
  },
  fr: {
    content: 'Langue et version',
    offline: 'Site hors ligne',
    uses: {
      offline: '\u00a0: consulter sur un ordinateur sans réseau. La navigation, les onglets, les images et la recherche fonctionnent.',
      epub: '\u00a0: lire sur une liseuse ou un téléphone, ou avec un lecteur d’écran. Vous choisissez la taille du texte.',
      pdf: '\u00a0: imprimer, ou envoyer un seul fichier. Avec signets et numéros de page.',
    },
    none: 'Il n’y a pas encore de version hors ligne de ce site.',
    instead: 'Chaque page peut être copiée en Markdown ou imprimée. Toutes les pages en Markdown sont répertoriées dans <list>.',
    without: (kinds) => `Pas encore proposé : ${kinds}`,
  },
  de: {
    content: 'Sprache und Version',
    offline: 'Offline-Website',
    uses: {
      offline: ': nachschlagen auf einem Computer ohne Netz. Navigation, Tabs, Bilder und Suche funktionieren.',
      epub: ': lesen auf einem E-Reader oder Telefon, auch mit einem Screenreader. Die Schriftgröße ist wählbar.',
      pdf: ': drucken oder als eine Datei weitergeben. Mit Lesezeichen und Seitenzahlen.',
    },
    none: 'Für diese Website gibt es noch keine Offline-Pakete.',
    instead: 'Jede Seite lässt sich als Markdown kopieren oder drucken. Alle Seiten als Markdown stehen in <list>.',
    without: (kinds) => `Noch nicht verfügbar: ${kinds}`,
  },
  es: {
    content: 'Idioma y versión',
    offline: 'Sitio sin conexión',
    uses: {
      offline: ': consultar en un ordenador sin red. Funcionan la navegación, las pestañas, las imágenes y la búsqueda.',
      epub: ': leer en un lector electrónico o un teléfono, o con un lector de pantalla. El tamaño del texto se puede elegir.',
      pdf: ': imprimir o enviar un solo archivo. Tiene marcadores y números de página.',
    },
    none: 'Este sitio aún no tiene paquetes sin conexión.',
    instead: 'Cada página se puede copiar como Markdown o imprimir. Todas las páginas en Markdown están en <list>.',
    without: (kinds) => `Aún no disponible: ${kinds}`,
  },
  'pt-BR': {
    content: 'Idioma e versão',
    offline: 'Site offline',
    uses: {
      offline: ': consultar em um computador sem rede. Navegação, abas, imagens e busca funcionam.',
      epub: ': ler em um leitor digital ou celular, ou com um leitor de tela. O tamanho do texto pode ser escolhido.',
      pdf: ': imprimir ou enviar um único arquivo. Tem marcadores e números de página.',
    },
    none: 'Este site ainda não tem pacotes offline.',
    instead: 'Cada página pode ser copiada como Markdown ou impressa. Todas as páginas em Markdown estão em <list>.',
    without: (kinds) => `Ainda não disponível: ${kinds}`,
  },
  ru: {
    content: 'Язык и версия',
    offline: 'Офлайн-сайт',
    uses: {
      offline: ': искать на компьютере без сети. Работают навигация, вкладки, рисунки и поиск.',
      epub: ': читать на электронной книге или телефоне, в том числе с программой экранного доступа. Размер текста можно выбрать.',
      pdf: ': печатать или передать одним файлом. Есть закладки и номера страниц.',
    },
    none: 'Офлайн-пакетов для этого сайта пока нет.',
    instead: 'Каждую страницу можно скопировать как Markdown или распечатать. Все страницы в Markdown перечислены в <list>.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};
