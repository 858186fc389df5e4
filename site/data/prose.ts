import type { SiteConfigInput } from 'signpost';

/** Phrases that our pages do not use, with what we write instead: words that were carried over from the other language. */
export const prose: NonNullable<SiteConfigInput['prose']> = {
  'zh-Hans': [
    { find: /您/, use: '你' },
    {
      find: /(?<!Apple )开发者后台|商店后台|[与和]后台(?!报表)|登录后台|后台(自助|设置|配置|准备|菜单|开通|开启|右上角|消息|站内信|步骤)/,
      use: '控制台',
    },
    { find: /IDE 的?补全|头文件为准/, use: '写出名字' },
  ],
  en: [
    { find: /[“”‘’]/, use: 'straight quotes and apostrophes, as all pages' },
    { find: /\b(mends?|mended|mending)\b/i, use: 'fix' },
    { find: /\|\s*cure\s*\|/i, use: 'Fix' },
    { find: /\bby ticket\b/i, use: 'open a support ticket to request it' },
    { find: /\b(a|an|no|two|three) [\w -]+ of (your|its|their|his) own\b/i, use: 'your own …, a separate …' },
    {
      find: /; (?=(see|otherwise|if|you|it|they|don['’]t|do|the|use|this|that|there|we|your|then|its)\b)/,
      use: 'a new sentence, or a word that says how the two belong together',
    },
    { find: /\b(somebody|anybody|whoever)\b/i, use: 'someone, anyone, the player who …' },
    { find: /\bsettled by\b/i, use: 'depends on …' },
    { find: /\b(same|your|production|each|two) applications?\b(?! (logs?|code|protocol|for)\b)/i, use: 'app' },
    { find: /\bshall\b/i, use: 'must, will, or the imperative' },
    { find: /\bcompulsory\b/i, use: 'required' },
    { find: /\b(admin|developer|management) (dashboard|portal)\b/i, use: 'console' },
    { find: /\bpre-?registrations?\b/i, use: 'reservation' },
    { find: /\bredemption codes?\b|\bCD-?keys?\b/i, use: 'gift code' },
    { find: /\bnatural (traffic|exposure|distribution)\b/i, use: 'organic' },
    { find: /\bpublic[ -]opinion\b/i, use: 'backlash' },
    { find: /\bplug-ins?\b/i, use: 'plugin' },
    { find: /\b(words?|keywords?|anything) (was|were) hit\b|\bthe hits\b/i, use: 'matched' },
    { find: /\bcalls back \d/i, use: 'the callback receives …' },
    { find: /\b(licences?|colours?|behaviours?|centres?|cancelled|labelled|afterwards)\b(?![-.])/i, use: 'American spelling' },
    { find: /\ban (?=[bcdfgjkpqtvwyz][a-z])/, use: 'a' },
    { find: /\btime-outs?\b(?!\})/i, use: 'timeout' },
    { find: /\bdevice marks?\b/i, use: 'device ID' },
    { find: /\b(log|sign)-outs?\b|\blog-ins?\b/i, use: 'logout, login' },
    { find: /\bpopups?\b/i, use: 'pop-up' },
    { find: /\bworking days?\b/i, use: 'business day' },
    { find: /\bscheduled tasks?\b/i, use: 'scheduled job' },
    { find: /\bwhere to go on\b/i, use: 'cursor for the next page' },
    {
      find: /^#+ (Where next|When it fails|Before you begin|Prerequisites|What you see)( \{|$)/,
      use: 'Next steps, Troubleshooting, Before you start',
    },
    { find: /\byour IDE(’|')s completion\b|\bcheck the header files?\b/i, use: 'the name itself' },
  ],
};
