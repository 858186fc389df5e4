import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'signpost-package-'));
const installed = join(folder, 'node_modules', 'signpost');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs the tarball with those of the repository's packages that its manifest names: without the network, and without any other. */
function install(tarball: string): void {
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), target);
  }
}

/** What a site may have of its own. */
const OWN: Readonly<Record<string, string>> = {
  'site.config.mjs': `export default {
  components: './components/index.mjs',
  slots: { afterArticle: './slots/End.jsx' },
  theme: { light: { accent: '#123456' } },
};
`,
  'components/index.mjs': `import { defineComponent, h, z } from 'signpost/components';
export const Meter = defineComponent({
  props: { value: z.number() },
  late: { module: new URL('./meter.late.mjs', import.meta.url), origins: { 'connect-src': ['https://rates.example'] } },
  render: ({ props }) => h('p', 'Measured: ' + props.value),
});
`,
  'components/meter.late.mjs': "import './meter.css';\nexport const start = (place) => { place.append('came to life'); };\n",
  'components/meter.css': '[data-widget="Meter"] { outline: 1px solid; }\n',
  'slots/End.jsx': 'export default function End({ page }) {\n  return <p className="end">{"End of " + page.title}</p>;\n}\n',
  'content/own.mdx': '---\ntitle: Own\n---\n\nA page with a component.\n\n<Meter value={3} />\n',
};

const COMMAND = join(installed, 'bin', 'signpost.mjs');

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

it('the package works in an empty folder: init, check, build, serve', { timeout: 400_000 }, async () => {
  const printed = execFileSync(process.execPath, [join(ROOT, 'scripts', 'package.ts'), folder], { encoding: 'utf8' });
  install(printed.trim().split('\n').at(-1) ?? '');
  expect(existsSync(join(installed, 'lib/index.d.ts'))).toBe(true);
  expect(existsSync(join(installed, 'src'))).toBe(false);

  expect(run('init')).toContain('content/index.md');
  expect(run('check')).toContain('No problems found.');
  expect(run('build')).toContain('2 pages in dist');

  for (const [path, content] of Object.entries(OWN)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  expect(run('check')).toContain('No problems found.');
  expect(run('build')).toContain('3 pages in dist');

  const server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await addressOf(server.stdout);
    const page = await fetch(new URL('/guides/first/', url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('How to write a page.');
    const found: unknown = await (await fetch(new URL('/api/search?q=code&locale=en', url))).json();
    expect(JSON.stringify(found)).toContain('/guides/first/');

    // What the site has of its own: a component, its behaviour in the browser, a slot and a colour.
    const own = await fetch(new URL('/own/', url));
    const html = await own.text();
    expect(html).toMatch(/<div data-widget="Meter" data-props='[^']*'><p>Measured: 3<\/p><\/div>/);
    expect(html).toContain('<p class="end">End of Own</p>');
    expect(own.headers.get('content-security-policy')).toContain('https://rates.example');
    const text = async (address: string | undefined): Promise<string> => (await fetch(new URL(address ?? '', url))).text();
    const { behaviours } = JSON.parse(await text(/data-site="([^"]+)"/.exec(html)?.[1]));
    expect(await text(behaviours.Meter.script)).toContain('came to life');
    expect(await text(behaviours.Meter.styles[0])).toContain('outline');
    expect(await text(/rel="stylesheet" href="([^"]+)"/.exec(html)?.[1])).toContain('--accent:#123456');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

/** The address that a server prints. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\/\/[^\s"]+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('The server printed no address.');
}

it('an older Node is told which one is needed', () => {
  const older = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })";
  const command = join(ROOT, 'engine', 'bin', 'signpost.mjs');
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, command, 'check'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(`signpost needs Node 24 or newer; this is Node 20.20.2, at ${process.execPath}.\n`);
});
