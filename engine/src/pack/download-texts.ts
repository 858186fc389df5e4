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
  /** Above what works without packs. */
  readonly instead: string;
  /** Below it: nothing has been packed. */
  readonly none: string;
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
    none: '整个网站的离线包（ZIP、EPUB、PDF）还没有提供，打包以后会列在这里。',
    instead: '断网以后，用下面的办法仍然能读这些文档。',
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
    none: '整個網站的離線包（ZIP、EPUB、PDF）還沒有提供，打包以後會列在這裡。',
    instead: '斷網以後，用下面的辦法仍然能讀這些文件。',
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
    none: 'Packages of the whole site (ZIP, EPUB, PDF) are not available yet. Once they are made, they are listed here.',
    instead: 'There are four ways to read these docs without a network.',
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
    none: 'サイト全体のオフライン版（ZIP、EPUB、PDF）はまだありません。作成されると、ここに表示されます。',
    instead: 'ネットワークがなくても、次の方法で読めます。',
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
    none: '사이트 전체의 오프라인 패키지(ZIP, EPUB, PDF)는 아직 없습니다. 만들어지면 여기에 표시됩니다.',
    instead: '네트워크가 없어도 다음 방법으로 읽을 수 있습니다.',
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
    none: 'Les versions hors ligne du site entier (ZIP, EPUB, PDF) ne sont pas encore disponibles. Elles seront indiquées ici.',
    instead: 'Quatre façons de lire cette documentation sans réseau.',
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
    none: 'Offline-Pakete der ganzen Website (ZIP, EPUB, PDF) gibt es noch nicht. Sobald es sie gibt, stehen sie hier.',
    instead: 'So lässt sich diese Dokumentation ohne Netz lesen.',
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
    none: 'Los paquetes de todo el sitio (ZIP, EPUB, PDF) aún no están disponibles. Cuando los haya, estarán aquí.',
    instead: 'Cuatro maneras de leer esta documentación sin red.',
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
    none: 'Os pacotes do site inteiro (ZIP, EPUB, PDF) ainda não estão disponíveis. Quando houver, estarão aqui.',
    instead: 'Quatro maneiras de ler esta documentação sem rede.',
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
    none: 'Пакетов всего сайта (ZIP, EPUB, PDF) пока нет. Когда они появятся, они будут здесь.',
    instead: 'Читать эту документацию без сети можно так.',
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
