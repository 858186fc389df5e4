import type { ByLanguage } from '../../model/language.ts';

/** What a book says besides its pages. */
export interface BookTexts {
  readonly contents: string;
  readonly cover: string;
  /** Title of the part with the pages that are in no sidebar. */
  readonly furtherPages: string;
  /** Where the book comes from and how old it is. */
  readonly origin: (site: string, date: string) => string;
}

export const BOOK_TEXTS: ByLanguage<BookTexts> = {
  'zh-Hans': { contents: '目录', cover: '封面', furtherPages: '其他页面', origin: (site, date) => `内容来自 ${site}，更新至 ${date}` },
  'zh-Hant': { contents: '目錄', cover: '封面', furtherPages: '其他頁面', origin: (site, date) => `內容來自 ${site}，更新至 ${date}` },
  en: { contents: 'Contents', cover: 'Cover', furtherPages: 'Further pages', origin: (site, date) => `From ${site}, as of ${date}` },
  ja: { contents: '目次', cover: '表紙', furtherPages: 'その他のページ', origin: (site, date) => `出典：${site}（${date} 更新）` },
  ko: { contents: '목차', cover: '표지', furtherPages: '기타 페이지', origin: (site, date) => `출처: ${site}, ${date} 기준` },
  fr: {
    contents: 'Sommaire',
    cover: 'Couverture',
    furtherPages: 'Autres pages',
    origin: (site, date) => `Source : ${site}, état du ${date}`,
  },
  de: { contents: 'Inhalt', cover: 'Titelseite', furtherPages: 'Weitere Seiten', origin: (site, date) => `Von ${site}, Stand ${date}` },
  es: { contents: 'Índice', cover: 'Portada', furtherPages: 'Otras páginas', origin: (site, date) => `De ${site}, a ${date}` },
  'pt-BR': { contents: 'Sumário', cover: 'Capa', furtherPages: 'Outras páginas', origin: (site, date) => `De ${site}, em ${date}` },
  ru: {
    contents: 'Содержание',
    cover: 'Обложка',
    furtherPages: 'Другие страницы',
    origin: (site, date) => `Источник: ${site}, на ${date}`,
  },
};
