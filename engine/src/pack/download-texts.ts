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
  /** The first sentence of a page without packs. */
  readonly intro: string;
  /** Above the pages that the app has in memory, and what is true of them. */
  readonly kept: string;
  readonly keptMeans: string;
  /** What stands there while it has none: that, and a link to the home page. */
  readonly keptNone: string;
  readonly keptStart: string;
  /** Above those that the reader has been to, and above those that were fetched ahead. */
  readonly keptOpened: string;
  readonly keptAhead: string;
  /** Above what is read elsewhere: names and meanings; the name of copying is on its button. */
  readonly taken: string;
  readonly printed: string;
  readonly printedMeans: string;
  readonly copiedMeans: string;
  readonly listed: string;
  readonly listedMeans: string;
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
    intro: '没有网络也能读这些文档：接着看这个标签页里的页面，或者提前把要用的带走。',
    kept: '这个标签页里的页面',
    keptMeans: '读过的页面和它们链接到的一些页面，断网以后仍能打开。刷新或关闭这个标签页，它们就全没有了：要留得更久，请提前带走。',
    keptNone: '还没有保留任何页面',
    keptStart: '从首页开始阅读',
    keptOpened: '打开过的页面',
    keptAhead: '还可以打开',
    taken: '提前带走',
    printed: '打印，或存为 PDF',
    printedMeans: '用浏览器打印任何一页：纸上只有正文，没有菜单和按钮。',
    copiedMeans: '每页末尾可以复制或查看 Markdown，存进笔记，或交给编程助手。',
    listed: 'Markdown 地址列表',
    listedMeans: '各栏目和其中每一页的 Markdown 地址。把这个链接交给编程助手，让它按需读取；也可以用脚本逐页下载。',
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
    intro: '沒有網路也能讀這些文件：接著看這個分頁裡的頁面，或者提前把要用的帶走。',
    kept: '這個分頁裡的頁面',
    keptMeans: '讀過的頁面和它們連結到的一些頁面，斷網以後仍能開啟。重新整理或關閉這個分頁，它們就全沒有了：要留得更久，請提前帶走。',
    keptNone: '還沒有保留任何頁面',
    keptStart: '從首頁開始閱讀',
    keptOpened: '開啟過的頁面',
    keptAhead: '還可以開啟',
    taken: '提前帶走',
    printed: '列印，或存成 PDF',
    printedMeans: '用瀏覽器列印任何一頁：紙上只有正文，沒有選單和按鈕。',
    copiedMeans: '每頁末尾可以複製或檢視 Markdown，存進筆記，或交給程式助手。',
    listed: 'Markdown 位址清單',
    listedMeans: '各欄目和其中每一頁的 Markdown 位址。把這個連結交給程式助手，讓它按需讀取；也可以用指令稿逐頁下載。',
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
    intro: 'You can read these docs without a network: go on with the pages in this tab, or take what you need with you.',
    kept: 'Pages in this tab',
    keptMeans:
      'Pages you have read here, and some that they link to, open without a network. Reload or close this tab, and all of them are gone: take with you what you need for longer.',
    keptNone: 'No pages kept yet',
    keptStart: 'Start on the home page',
    keptOpened: 'Opened',
    keptAhead: 'Also available',
    taken: 'Take with you',
    printed: 'Print, or save as PDF',
    printedMeans: 'Print any page in your browser: the paper has the text alone, without menus and buttons.',
    copiedMeans: 'At the end of each page, copy or view its Markdown, for your notes or a coding assistant.',
    listed: 'List of Markdown addresses',
    listedMeans:
      'The Markdown address of every section and page. Give the link to a coding assistant, which reads what it needs, or download the pages with a script.',
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
    intro: 'ネットワークがなくても読めます。このタブのページの続きを読むか、必要なものを先に保存してください。',
    kept: 'このタブのページ',
    keptMeans: 'ネットワークが切れても開けます。タブを閉じるか再読み込みすると消えます。',
    keptNone: 'まだページがありません',
    keptStart: 'ホームページから読む',
    keptOpened: '開いたページ',
    keptAhead: 'ほかに開けるページ',
    taken: '先に保存する',
    printed: '印刷、または PDF で保存',
    printedMeans: 'どのページもブラウザーで印刷できます。紙面は本文だけで、メニューやボタンはありません。',
    copiedMeans: '各ページの末尾で Markdown をコピー、表示できます。メモやコーディングアシスタントに使えます。',
    listed: 'Markdown アドレスの一覧',
    listedMeans:
      '各セクションと各ページの Markdown のアドレスです。リンクをコーディングアシスタントに渡すか、スクリプトでページを保存できます。',
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
    intro: '네트워크가 없어도 읽을 수 있습니다. 이 탭의 페이지를 이어서 읽거나 필요한 것을 미리 저장하세요.',
    kept: '이 탭의 페이지',
    keptMeans: '네트워크가 끊겨도 열립니다. 탭을 닫거나 새로 고치면 사라집니다.',
    keptNone: '아직 페이지가 없습니다',
    keptStart: '홈 페이지에서 시작하기',
    keptOpened: '열어 본 페이지',
    keptAhead: '그 밖에 열 수 있는 페이지',
    taken: '미리 저장하기',
    printed: '인쇄 또는 PDF로 저장',
    printedMeans: '어느 페이지든 브라우저에서 인쇄하세요. 종이에는 메뉴와 버튼 없이 본문만 나옵니다.',
    copiedMeans: '페이지 끝에서 Markdown을 복사하거나 볼 수 있습니다. 메모나 코딩 도우미에 쓰세요.',
    listed: 'Markdown 주소 목록',
    listedMeans:
      '모든 섹션과 페이지의 Markdown 주소입니다. 링크를 코딩 도우미에 주어 필요한 것을 읽게 하거나 스크립트로 페이지를 내려받으세요.',
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
    intro: 'Cette documentation se lit sans réseau\u00a0: continuez avec les pages de cet onglet, ou emportez ce qu’il vous faut.',
    kept: 'Pages de cet onglet',
    keptMeans: 'Elles s’ouvrent sans réseau, jusqu’à la fermeture ou au rechargement de l’onglet.',
    keptNone: 'Aucune page pour l’instant',
    keptStart: 'Commencer par la page d’accueil',
    keptOpened: 'Pages ouvertes',
    keptAhead: 'Également disponibles',
    taken: 'À emporter',
    printed: 'Imprimer ou enregistrer en PDF',
    printedMeans: 'Imprimez n’importe quelle page\u00a0: seul le texte figure sur le papier, sans menus ni boutons.',
    copiedMeans: 'À la fin de chaque page, copiez ou affichez son Markdown, pour vos notes ou un assistant de code.',
    listed: 'Liste d’adresses Markdown',
    listedMeans:
      'L’adresse Markdown de chaque rubrique et de chaque page. Donnez le lien à un assistant de code, qui lit ce qu’il lui faut, ou téléchargez les pages avec un script.',
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
    intro: 'Diese Dokumentation lässt sich ohne Netz lesen: mit den Seiten in diesem Tab oder mit dem, was Sie vorher mitnehmen.',
    kept: 'Seiten in diesem Tab',
    keptMeans: 'Sie öffnen sich ohne Netz, bis Sie den Tab schließen oder neu laden.',
    keptNone: 'Noch keine Seiten',
    keptStart: 'Auf der Startseite beginnen',
    keptOpened: 'Geöffnet',
    keptAhead: 'Auch verfügbar',
    taken: 'Zum Mitnehmen',
    printed: 'Drucken oder als PDF speichern',
    printedMeans: 'Drucken Sie jede Seite im Browser: Auf dem Papier steht nur der Text, ohne Menüs und Knöpfe.',
    copiedMeans: 'Am Ende jeder Seite lässt sich ihr Markdown kopieren oder ansehen, für Notizen oder einen Assistenten.',
    listed: 'Liste der Markdown-Adressen',
    listedMeans:
      'Die Markdown-Adresse jedes Bereichs und jeder Seite. Geben Sie den Link einem Assistenten, der liest, was er braucht, oder laden Sie die Seiten mit einem Skript.',
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
    intro: 'Esta documentación se puede leer sin red: sigue con las páginas de esta pestaña o llévate lo que necesites.',
    kept: 'Páginas de esta pestaña',
    keptMeans: 'Se abren sin red hasta que cierres o recargues la pestaña.',
    keptNone: 'Todavía no hay páginas',
    keptStart: 'Empezar por la página de inicio',
    keptOpened: 'Páginas abiertas',
    keptAhead: 'También disponibles',
    taken: 'Para llevar',
    printed: 'Imprimir o guardar como PDF',
    printedMeans: 'Imprime cualquier página en el navegador: en el papel solo queda el texto, sin menús ni botones.',
    copiedMeans: 'Al final de cada página puedes copiar o ver su Markdown, para tus notas o un asistente de código.',
    listed: 'Lista de direcciones Markdown',
    listedMeans:
      'La dirección Markdown de cada sección y cada página. Da el enlace a un asistente de código, que lee lo que necesita, o descarga las páginas con un script.',
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
    intro: 'Esta documentação pode ser lida sem rede: continue com as páginas desta aba ou leve o que precisar.',
    kept: 'Páginas desta aba',
    keptMeans: 'Abrem sem rede até você fechar ou recarregar a aba.',
    keptNone: 'Nenhuma página ainda',
    keptStart: 'Começar pela página inicial',
    keptOpened: 'Páginas abertas',
    keptAhead: 'Também disponíveis',
    taken: 'Para levar',
    printed: 'Imprimir ou salvar como PDF',
    printedMeans: 'Imprima qualquer página no navegador: no papel fica só o texto, sem menus nem botões.',
    copiedMeans: 'No fim de cada página, copie ou veja o Markdown dela, para suas notas ou um assistente de código.',
    listed: 'Lista de endereços Markdown',
    listedMeans:
      'O endereço Markdown de cada seção e página. Dê o link a um assistente de código, que lê o que precisa, ou baixe as páginas com um script.',
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
    intro: 'Эту документацию можно читать без сети: откройте страницы этой вкладки или заранее сохраните нужное.',
    kept: 'Страницы этой вкладки',
    keptMeans: 'Открываются без сети, пока вы не закроете или не обновите вкладку.',
    keptNone: 'Пока нет страниц',
    keptStart: 'Начать с главной страницы',
    keptOpened: 'Открытые страницы',
    keptAhead: 'Также доступны',
    taken: 'Взять с собой',
    printed: 'Печать или сохранение в PDF',
    printedMeans: 'Распечатайте любую страницу в браузере: на бумаге только текст, без меню и кнопок.',
    copiedMeans: 'В конце каждой страницы можно скопировать или открыть её Markdown — для заметок или помощника по коду.',
    listed: 'Список адресов Markdown',
    listedMeans:
      'Адрес Markdown каждого раздела и каждой страницы. Дайте ссылку помощнику по коду — он прочитает нужное — или скачайте страницы скриптом.',
  },
};
