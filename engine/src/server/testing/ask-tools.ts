import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type SmallSite, serveSite } from './small-site.ts';

/** A program that asks the tools of a small site. */
export interface AskedTools extends AsyncDisposable {
  readonly site: SmallSite;
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<{ readonly text: string; readonly isError: boolean }>;
}

const FACTS = {
  versions: [
    { name: 'v3', path: '' },
    { name: 'v2', path: 'v2' },
  ],
  locales: [{ name: 'en', path: '' }],
};

/** The files of a page with a title. */
export function page(title: string): Readonly<Record<string, string>> {
  return { 'index.html': title, 'index.md': `# ${title}\n\nText.\n`, 'page.json': '{ "html": "" }' };
}

/** Files in a folder. */
export function below(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

/** @param facts what the build says of the site: `_site.json`, with two versions and English by default */
export async function askTools(files: Readonly<Record<string, string | Buffer>>, facts: object = {}): Promise<AskedTools> {
  const site = await serveSite({ ...files, '_site.json': JSON.stringify({ ...FACTS, ...facts }) });
  const client = new Client({ name: 'editor', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.server.url}/mcp`)));
  return {
    site,
    async call(name, input) {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } });
      return { text: content[0]?.type === 'text' ? content[0].text : '', isError: isError === true };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await site[Symbol.asyncDispose]();
    },
  };
}
