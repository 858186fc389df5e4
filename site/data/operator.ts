/** Who runs the site: one source for the footer, the agreements and the pages that name addresses to write to. */
export const operator = {
  company: '易玩（上海）网络科技有限公司',
  companyInEnglish: 'Yiwan (Shanghai) Network Technology Co., Ltd.',
  mail: {
    business: 'cooperation@taptap.com',
    operations: 'operation@taptap.com',
    copyright: 'dmca@taptap.com',
    events: 'tapop@xd.com',
  },
} as const;
