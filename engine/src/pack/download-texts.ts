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
  /** What the files are, said where there are none. */
  readonly about: string;
  /** Said below it: nothing has been packed. */
  readonly none: string;
  /** Above what works without packs. */
  readonly instead: string;
  /** Names of what works and what they mean; that of copying is on its button. */
  readonly kept: string;
  readonly keptMeans: string;
  readonly printed: string;
  readonly printedMeans: string;
  readonly copiedMeans: string;
  readonly listed: string;
  readonly listedMeans: string;
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
    about: '离线文档把整个网站打包成文件，下载以后不用网络也能读和搜索。',
    none: '离线文档包还没有提供。打包以后，这里会列出每个文件的格式和大小。',
    instead: '没有网络时也能读',
    kept: '读过的页面',
    keptMeans: '断网以后，这个标签页里最近读过的页面仍能来回翻看。',
    printed: '打印，或存为 PDF',
    printedMeans: '用浏览器打印任何一页：纸上只有正文，没有菜单和按钮。',
    copiedMeans: '每页末尾可以复制或查看 Markdown，存进笔记，或交给编程助手。',
    listed: '全站的 Markdown',
    listedMeans: '列出每一页的标题、说明和 Markdown 地址，可以整批保存。',
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
    about: '離線文件把整個網站打包成檔案，下載以後不用網路也能讀和搜尋。',
    none: '離線文件包還沒有提供。打包以後，這裡會列出每個檔案的格式和大小。',
    instead: '沒有網路時也能讀',
    kept: '讀過的頁面',
    keptMeans: '斷網以後，這個分頁裡最近讀過的頁面仍能來回翻看。',
    printed: '列印，或存成 PDF',
    printedMeans: '用瀏覽器列印任何一頁：紙上只有正文，沒有選單和按鈕。',
    copiedMeans: '每頁末尾可以複製或檢視 Markdown，存進筆記，或交給程式助手。',
    listed: '全站的 Markdown',
    listedMeans: '列出每一頁的標題、說明和 Markdown 位址，可以整批儲存。',
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
    about: 'Offline docs are the whole site in files that you download, to read and search without a network.',
    none: 'There are no offline packages for this site yet. Once they are made, each is listed here with its format and size.',
    instead: 'What you can read offline already',
    kept: 'Pages you have read',
    keptMeans: 'Without a network, you can still go back to the pages that you read last in this tab.',
    printed: 'Print, or save as PDF',
    printedMeans: 'Print any page in your browser: the paper has the text alone, without menus and buttons.',
    copiedMeans: 'At the end of each page, copy or view its Markdown, for your notes or a coding assistant.',
    listed: 'The whole site as Markdown',
    listedMeans: 'The title, description, and Markdown address of every page, to save all of them.',
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
    about: 'オフライン版は、サイト全体をファイルにまとめたものです。ダウンロードすれば、ネットワークなしで読んで検索できます。',
    none: 'このサイトのオフライン版はまだありません。作成されると、形式とサイズがここに表示されます。',
    instead: '今でもオフラインで読めるもの',
    kept: '読んだページ',
    keptMeans: 'ネットワークが切れても、このタブで最近読んだページには戻れます。',
    printed: '印刷、または PDF で保存',
    printedMeans: 'どのページもブラウザーで印刷できます。紙面は本文だけで、メニューやボタンはありません。',
    copiedMeans: '各ページの末尾で Markdown をコピー、表示できます。メモやコーディングアシスタントに使えます。',
    listed: 'サイト全体の Markdown',
    listedMeans: '全ページのタイトル、説明、Markdown のアドレスの一覧です。まとめて保存できます。',
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
    about: '오프라인 문서는 사이트 전체를 담은 파일입니다. 내려받으면 네트워크 없이 읽고 검색할 수 있습니다.',
    none: '이 사이트의 오프라인 패키지는 아직 없습니다. 만들어지면 형식과 크기가 여기에 표시됩니다.',
    instead: '지금도 오프라인으로 읽을 수 있는 것',
    kept: '읽은 페이지',
    keptMeans: '네트워크가 끊겨도 이 탭에서 최근에 읽은 페이지로 돌아갈 수 있습니다.',
    printed: '인쇄 또는 PDF로 저장',
    printedMeans: '어느 페이지든 브라우저에서 인쇄하세요. 종이에는 메뉴와 버튼 없이 본문만 나옵니다.',
    copiedMeans: '페이지 끝에서 Markdown을 복사하거나 볼 수 있습니다. 메모나 코딩 도우미에 쓰세요.',
    listed: '사이트 전체의 Markdown',
    listedMeans: '모든 페이지의 제목, 설명, Markdown 주소 목록입니다. 한꺼번에 저장할 수 있습니다.',
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
    about: 'La documentation hors ligne est le site entier en fichiers à télécharger, pour lire et chercher sans réseau.',
    none: 'Il n’y a pas encore de version hors ligne de ce site. Dès qu’il y en aura, leurs formats et tailles seront indiqués ici.',
    instead: 'Ce qui se lit déjà hors ligne',
    kept: 'Les pages déjà lues',
    keptMeans: 'Sans réseau, vous pouvez revenir aux dernières pages lues dans cet onglet.',
    printed: 'Imprimer ou enregistrer en PDF',
    printedMeans: 'Imprimez n’importe quelle page\u00a0: seul le texte figure sur le papier, sans menus ni boutons.',
    copiedMeans: 'À la fin de chaque page, copiez ou affichez son Markdown, pour vos notes ou un assistant de code.',
    listed: 'Tout le site en Markdown',
    listedMeans: 'Le titre, la description et l’adresse Markdown de chaque page, pour tout enregistrer.',
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
    about: 'Die Offline-Dokumentation ist die ganze Website als Dateien zum Herunterladen: lesen und suchen ohne Netz.',
    none: 'Für diese Website gibt es noch keine Offline-Pakete. Sobald es sie gibt, stehen hier ihre Formate und Größen.',
    instead: 'Was schon jetzt offline lesbar ist',
    kept: 'Gelesene Seiten',
    keptMeans: 'Ohne Netz können Sie zu den zuletzt gelesenen Seiten dieses Tabs zurückkehren.',
    printed: 'Drucken oder als PDF speichern',
    printedMeans: 'Drucken Sie jede Seite im Browser: Auf dem Papier steht nur der Text, ohne Menüs und Knöpfe.',
    copiedMeans: 'Am Ende jeder Seite lässt sich ihr Markdown kopieren oder ansehen, für Notizen oder einen Assistenten.',
    listed: 'Die ganze Website als Markdown',
    listedMeans: 'Titel, Beschreibung und Markdown-Adresse jeder Seite, um alle zu speichern.',
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
    about: 'La documentación sin conexión es todo el sitio en archivos para descargar: se lee y se busca sin red.',
    none: 'Este sitio aún no tiene paquetes sin conexión. Cuando los haya, aquí estarán sus formatos y tamaños.',
    instead: 'Lo que ya se puede leer sin conexión',
    kept: 'Las páginas leídas',
    keptMeans: 'Sin red puedes volver a las últimas páginas que leíste en esta pestaña.',
    printed: 'Imprimir o guardar como PDF',
    printedMeans: 'Imprime cualquier página en el navegador: en el papel solo queda el texto, sin menús ni botones.',
    copiedMeans: 'Al final de cada página puedes copiar o ver su Markdown, para tus notas o un asistente de código.',
    listed: 'Todo el sitio en Markdown',
    listedMeans: 'El título, la descripción y la dirección Markdown de cada página, para guardarlas todas.',
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
    about: 'A documentação offline é o site inteiro em arquivos para baixar: leia e busque sem rede.',
    none: 'Este site ainda não tem pacotes offline. Quando houver, seus formatos e tamanhos estarão aqui.',
    instead: 'O que já dá para ler offline',
    kept: 'As páginas lidas',
    keptMeans: 'Sem rede, você ainda pode voltar às últimas páginas lidas nesta aba.',
    printed: 'Imprimir ou salvar como PDF',
    printedMeans: 'Imprima qualquer página no navegador: no papel fica só o texto, sem menus nem botões.',
    copiedMeans: 'No fim de cada página, copie ou veja o Markdown dela, para suas notas ou um assistente de código.',
    listed: 'O site inteiro em Markdown',
    listedMeans: 'O título, a descrição e o endereço Markdown de cada página, para salvar todas.',
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
    about: 'Офлайн-документация — это весь сайт в файлах для скачивания: чтение и поиск без сети.',
    none: 'Офлайн-пакетов для этого сайта пока нет. Когда они появятся, здесь будут их форматы и размеры.',
    instead: 'Что уже можно читать без сети',
    kept: 'Прочитанные страницы',
    keptMeans: 'Без сети можно вернуться к страницам, прочитанным последними в этой вкладке.',
    printed: 'Печать или сохранение в PDF',
    printedMeans: 'Распечатайте любую страницу в браузере: на бумаге только текст, без меню и кнопок.',
    copiedMeans: 'В конце каждой страницы можно скопировать или открыть её Markdown — для заметок или помощника по коду.',
    listed: 'Весь сайт в Markdown',
    listedMeans: 'Название, описание и адрес Markdown каждой страницы — чтобы сохранить все.',
    without: (kinds) => `Пока недоступно: ${kinds}`,
  },
};
