import { compile } from './compile.ts';
import type { CompileContext, CompiledPage } from './compiled.ts';
import { fillTokens } from './tokens.ts';

/** The context of the tests: the Chinese edition of the developer services, with one constant of each kind. */
export const TEST_CONTEXT: CompileContext = {
  locale: 'zh-Hans',
  version: 'v3',
  brand: 'tds',
  region: 'cn',
  constants: {
    sdkVersions: { taptap: { unity: '3.29.1', android: '3.28.0' }, leancloud: { js: { storage: '4.15.0' } } },
    appid: 'your_client_id',
    appkey: 'your_client_token',
    masterkey: 'your_server_secret',
    host: 'your-domain.example',
  },
  embeds: ['https://player.example'],
  siteDir: 'site',
  readPartial: () => undefined,
};

/** A context whose partials are these, by their paths from the project's root. */
export function contextWithPartials(partials: Readonly<Record<string, string>>): CompileContext {
  return { ...TEST_CONTEXT, readPartial: (file) => (Object.hasOwn(partials, file) ? partials[file] : undefined) };
}

/** Where pages of tests stand. */
export const TEST_FILE = 'site/content/zh-Hans/v3/a.mdx';

/** The diagnostics of a page, one line each, as a terminal would show them. */
export async function told(source: string, context = TEST_CONTEXT, file = TEST_FILE): Promise<string> {
  const { diagnostics } = await compile(source, file, context);
  return diagnostics
    .map(
      (d) =>
        `${d.file === file ? '' : `${d.file}:`}${d.line}:${d.column} ${d.severity}: ${d.message}${d.suggestion ? ` ${d.suggestion}` : ''}`,
    )
    .join('\n');
}

/** The HTML of a page as if it were the whole site: with its own addresses and ids. */
export function htmlOf({ html, links, headings }: CompiledPage): string {
  return fillTokens(html, ({ kind, index }) => {
    const address = links[index]?.target ?? '';
    if (kind === 'id') return headings[index]?.id ?? '';
    if (kind === 'address') return address;
    if (kind === 'cards') return '<div class="cards">…</div>';
    return kind === 'href' ? `href="${address}"` : '';
  });
}
