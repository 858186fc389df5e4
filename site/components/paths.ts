import { defineComponent, h, type Nodes } from 'signpost/components';
import { text } from './attributes.ts';
import { wordsIn } from './words-in.ts';

/** Where an app's settings are in the console of each brand. */
const ROOTS = {
  'zh-Hans': { tds: '开发者中心 > 你的游戏 > 游戏服务', leancloud: '控制台 > 你的应用' },
  en: { tds: 'Developer Center > Your game > Game Services', leancloud: 'Console > Your app' },
};

/** A place in the console: `游戏服务 > 应用配置` with the sign for paths. */
export function asPath(content: Nodes): Nodes {
  return content.map((node) => (node.type === 'text' ? { ...node, value: node.value.replace(/ [>＞] /g, ' › ') } : node));
}

/** A place in the console: `<Path to="云引擎 > 部署"/>`. The console's name depends on the brand. */
export const Path = defineComponent({
  props: { to: text },
  inline: true,
  render({ props, locale, constant }) {
    const roots = wordsIn(ROOTS, locale);
    const root = constant('BRAND') === 'tds' ? roots.tds : roots.leancloud;
    return h('strong', { className: ['c-blue'] }, asPath([{ type: 'text', value: `${root} > ${props.to}` }]));
  },
});

/** A call of the command line tool, whose name depends on the brand: `<Command suffix="deploy --prod"/>`. */
export const Command = defineComponent({
  props: { prefix: text.default(''), suffix: text.default('') },
  inline: true,
  render({ props: { prefix, suffix }, constant }) {
    // A word is separated by a space; `$(` and the like directly enclose the call.
    const before = /\w$/.test(prefix) ? `${prefix} ` : prefix;
    const after = /^\w|^-/.test(suffix) ? ` ${suffix}` : suffix;
    return h('code', before + String(constant('CLI_BINARY')) + after);
  },
});
