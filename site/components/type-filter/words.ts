/** A page, or all pages of its module. */
export type Place = 'page' | 'module';

export interface FilterWords {
  readonly label: string;
  readonly clear: string;
  readonly count: (types: number, all: number, members: number) => string;
  /** What is said after it. */
  readonly countElsewhere: (types: number) => string;
  /** Where the reader has come to among what is found. */
  readonly place: (at: number, of: number) => string;
  /** @param where whose names have been looked at */
  readonly none: (where: Place, elsewhere: number) => string;
  /** What the article says where nothing is found. */
  readonly noneOf: (where: Place, asked: string) => string;
  /** Above what other pages have. */
  readonly elsewhere: string;
  /** Before the first of them. */
  readonly firstElsewhere: string;
  readonly separator: string;
  readonly searchAll: (asked: string) => string;
  readonly more: (count: number) => string;
}

export const WORDS: { readonly 'zh-Hans': FilterWords; readonly en: FilterWords } = {
  'zh-Hans': {
    label: '筛选类型和成员',
    clear: '清除筛选',
    count: (types, all, members) => `${all} 个类型中的 ${types} 个${members > 0 ? `，${members} 个成员` : ''}`,
    countElsewhere: (types) => `；其他页 ${types} 个类型`,
    place: (at, of) => `第 ${at} 个，共 ${of} 个`,
    none: (where, elsewhere) =>
      `${where === 'page' ? '本页' : '这个模块的各页都'}没有类型或成员叫这个名称${elsewhere > 0 ? `；其他页有 ${elsewhere} 个类型` : ''}`,
    noneOf: (where, asked) => `${where === 'page' ? '本页' : '这个模块的各页都'}没有叫“${asked}”的类型或成员`,
    elsewhere: '在这个模块的其他页',
    firstElsewhere: '其他页：',
    separator: '、',
    searchAll: (asked) => `在全站搜索“${asked}”`,
    more: (count) => `另有 ${count} 个`,
  },
  en: {
    label: 'Filter types and members',
    clear: 'Clear the filter',
    count: (types, all, members) => `${types} of ${all} types${members > 0 ? `, ${members} ${members === 1 ? 'member' : 'members'}` : ''}`,
    countElsewhere: (types) => `; other pages: ${typesIn(types)}`,
    place: (at, of) => `${at} of ${of}`,
    none: (where, elsewhere) =>
      `Nothing ${where === 'page' ? 'on this page' : 'in this module'} has this name${elsewhere > 0 ? `; other pages: ${typesIn(elsewhere)}` : ''}`,
    noneOf: (where, asked) => `${where === 'page' ? 'Nothing on this page' : 'Nothing on any page of this module'} is called “${asked}”`,
    elsewhere: 'On other pages of this module',
    firstElsewhere: 'Other pages: ',
    separator: ', ',
    searchAll: (asked) => `Search the whole site for “${asked}”`,
    more: (count) => `${count} more`,
  },
};

const typesIn = (count: number): string => `${count}\u00a0${count === 1 ? 'type' : 'types'}`;
