import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { formatDiagnostic } from '../model/diagnostic.ts';
import { checkSite } from './check-site.ts';

/** What a check says of a folder with these files and nothing else. */
async function check(files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-input-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return (await checkSite(await loadConfig(folder))).map(formatDiagnostic);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a file that is named like a picture and is none is named by the line that shows it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  const found = await check({
    'index.md':
      '---\nimage: /preview.jpg\n---\n\n# Hi\n\n![a](a.png) ![ok](ok.svg)\n\n![b](/b.webp)\n\n<img src="c.svg" alt="c">\n\n![d](d.gif) [as a file](a.png)\n\n![e](/e.jpeg)\n',
    ...{ 'a.png': 'Some text.', 'static/b.webp': '', 'c.svg': new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'd.gif': svg, 'ok.svg': svg },
    ...{ 'static/e.jpeg': 'version https://git-lfs.github.com/spec/v1\n', 'static/preview.jpg': 'Some text.', 'static/logo.svg': 'x' },
    'site.config.mjs': "export default { content: { dir: '.' }, logo: { src: '/logo.svg' } };\n",
  });
  expect(found).toEqual([
    'index.md:2:1  error  static/preview.jpg: this file is no picture, only named like one  →  export the picture as JPG again',
    'index.md:7:1  error  a.png: this file is no picture, only named like one  →  export the picture as PNG again',
    'index.md:9:1  error  static/b.webp: this file is empty  →  save the picture again',
    'index.md:11:1  error  c.svg: this is no drawing in SVG  →  name it like what it is, such as .png',
    'index.md:13:1  error  d.gif: this is a drawing in SVG  →  name it .svg',
    'index.md:15:1  error  static/e.jpeg: Git LFS has not fetched this picture  →  run `git lfs pull`',
    'site.config.mjs  warning  logo.src: /logo.svg: this file is no picture, only named like one  →  export the picture as SVG again',
  ]);
});

it('a picture that is cut off, or has more pixels than any screen, is named by the line that shows it', async () => {
  const picture = (width: number) => sharp({ create: { width, height: width, channels: 3, background: '#08f' } });
  const [png, jpeg, webp] = [await picture(64).png().toBuffer(), await picture(64).jpeg().toBuffer(), await picture(64).webp().toBuffer()];
  const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);
  // Phones put a film after the photo, and a small photo before it.
  const film = Buffer.concat([jpeg, Buffer.from('ftypmp42')]);
  const small = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, (jpeg.length + 2) >> 8, (jpeg.length + 2) & 0xff]),
    jpeg,
    jpeg.subarray(2),
  ]);
  const names = ['cut.png', 'cut.jpg', 'cut.webp', 'huge.png', 'huge.jpg', 'film.jpg', 'small.jpg', 'more.png', 'ok.webp'];
  const found = await check({
    'index.md': `---\nimage: /cut.png\n---\n\n# Hi\n\n${names.map((name) => `![a](/${name})\n`).join('')}`,
    ...{ 'static/cut.png': half(png), 'static/cut.webp': half(webp), 'static/film.jpg': film, 'static/ok.webp': webp },
    ...{ 'static/cut.jpg': half(small), 'static/small.jpg': small, 'static/more.png': Buffer.concat([png, Buffer.from('more')]) },
    ...{ 'static/huge.png': await picture(6400).png().toBuffer(), 'static/huge.jpg': await picture(6400).jpeg().toBuffer() },
  });
  const cut = 'the end of this file is missing  →  export the picture again, or copy it again';
  const large =
    '6400 × 6400 pixels are more than any screen has, and take long to load and to build  →  scale it down to twice the width that readers see';
  expect(found).toEqual([
    `index.md:2:1  error  static/cut.png: ${cut}`,
    `index.md:7:1  error  static/cut.png: ${cut}`,
    `index.md:8:1  error  static/cut.jpg: ${cut}`,
    `index.md:9:1  error  static/cut.webp: ${cut}`,
    `index.md:10:1  warning  static/huge.png: ${large}`,
    `index.md:11:1  warning  static/huge.jpg: ${large}`,
  ]);
});

it('mistakes of a first day are named with what to write', async () => {
  const found = await check({
    'a.md': '+++\ntitle = "A"\n+++\n\n# A\n\n[b](b.md)\n',
    'fm.md': "---\ntitle: 'It's'\n---\n\nText.\n",
    'heading.md': '# H\n\n## Set up {#Set up}\n\n## Good {#good}\n\n> [!WARN]\n> Text.\n\n> [!TIP]\n> Text.\n',
    'paths.md':
      '# P\n\n![a](C:\\\\docs\\\\a.png) [b](file:///home/me/b.pdf) ![s](/static/s.svg) ![s](../static/s.svg) [f](/static/f.txt) ![v](/v.mp4)\n',
    'static/s.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/f.txt': 'x',
    'GUIDE.MD': '# Guide\n',
    'guide.markdown': '# Guide\n',
    'c.md': '# C\n',
  });
  expect(found).toEqual([
    'GUIDE.MD  warning  This file is no page: the names of pages end with .md or .mdx.  →  call it GUIDE.md',
    'a.md:1:1  error  The front matter is in TOML, which is not read.  →  Write `name: value` lines between two lines of ---',
    'a.md:7:1  error  b.md: there is no such file',
    'fm.md:2:12  error  The front matter is not valid YAML: Unexpected scalar at node end.  →  Put all of the text in one pair of quotes of the other kind: "It\'s here"',
    'guide.markdown  warning  This file is no page: the names of pages end with .md or .mdx.  →  call it guide.md',
    'heading.md:3:11  warning  "{#…}" appears as text on the page.  →  The id of a heading has no spaces: {#set-up}',
    'heading.md:7:3  warning  "[!…]" appears as text on the page.  →  Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION].',
    'paths.md:3:1  error  C:\\docs\\a.png is a path of this computer, which readers do not have.  →  Put the file beside the page, or below the static folder, and write its path from there.',
    'paths.md:3:23  error  file:///home/me/b.pdf is a path of this computer, which readers do not have.  →  Put the file beside the page, or below the static folder, and write its path from there.',
    'paths.md:3:50  error  /static/s.svg: there is no such picture  →  /s.svg',
    'paths.md:3:70  error  ../static/s.svg: there is no such picture  →  /s.svg',
    'paths.md:3:92  error  /static/f.txt: there is no such page  →  /f.txt',
    'paths.md:3:111  error  /v.mp4: there is no such file  →  put it at static/v.mp4',
  ]);
});

it.each(['site.config.yml', 'signpost.config.mjs', 'site.json'])(
  'a configuration by another name is told, not ignored: %s',
  async (name) => {
    await expect(check({ 'index.md': '# Hi\n', [name]: 'export default {};' })).rejects.toThrow(
      `${name} is not read: a configuration is called site.config.mjs, and begins with export default {`,
    );
  },
);

it('a plug-in that throws is named, with its function and the page', async () => {
  const withPlugin = (hook: string) =>
    check({
      'index.md': '# Hi\n',
      'site.config.mjs': `const fail = () => { throw new Error('no'); };\nexport default { plugins: [{ name: 'mine', ${hook} }] };\n`,
    });
  await expect(withPlugin('content: fail')).rejects.toThrow('The plug-in "mine" cannot be run: content: no');
  await expect(withPlugin('build: fail')).rejects.toThrow('The plug-in "mine" cannot be run: build: no');
  await expect(withPlugin('page: () => fail')).rejects.toThrow('The plug-in "mine" cannot be run: page (index.md): no');
});

it('an icon that is no drawing is named, with what to do', async () => {
  const withIcon = (content: string) => check({ 'index.md': '# Hi\n', 'static/favicon.svg': content });
  const message = 'The icon static/favicon.svg (favicon) cannot be drawn: it is not an SVG, or has a mistake';
  await expect(withIcon('')).rejects.toThrow(message);
  await expect(withIcon('no drawing')).rejects.toThrow(message);
});

it('a cache that cannot be written is named, with what to do', async () => {
  const checking = check({ 'index.md': '# Hi\n', '.signpost/compiled.sqlite/folder.txt': '' });
  await expect(checking).rejects.toThrow(
    /^The cache .*compiled\.sqlite cannot be written: this user has no right to it\. Delete its folder/,
  );
});

it('a folder without pages is told what to do', async () => {
  expect(await check({ 'site.config.mjs': 'export default {};\n', 'content/notes.txt': 'x' })).toEqual([
    'content  error  There are no pages: no file ends with .md or .mdx.  →  write content/index.md, or run `signpost init`',
  ]);
});

it('pages that are not in the folders of the languages, or of the versions, are told to be moved there', async () => {
  const withConfig = (config: string) =>
    check({ 'site.config.mjs': `export default ${config};\n`, 'content/index.md': '# Hi\n', 'content/guide/a.md': '# A\n' });
  expect(await withConfig("{ locales: ['en', 'de'] }")).toEqual([
    'content/en  error  There are no pages here, where the configuration has those of "en".  →  move the pages of content to content/en',
  ]);
  expect(await withConfig("{ versions: ['2.0', '1.0'] }")).toEqual([
    'content/2.0  error  There are no pages here, where the configuration has those of "2.0".  →  move the pages of content to content/2.0',
  ]);
});

it('of a missing picture is told which was meant, in other capitals too, or where it is looked for', async () => {
  const found = await check({
    'guide/start.md': '# Start\n\n![a](Screen.png)\n\n![b](img/other.png)\n\n[![c](/img/third.png)](/img/third.png)\n',
    'guide/screen.PNG': '',
  });
  expect(found).toEqual([
    'guide/start.md:3:1  error  Screen.png: there is no such picture  →  screen.PNG',
    'guide/start.md:5:1  error  img/other.png: there is no such picture  →  put it at guide/img/other.png',
    'guide/start.md:7:2  error  /img/third.png: there is no such picture  →  put it at static/img/third.png',
  ]);
});

it('a file that is no text in UTF-8 is named', async () => {
  const message = 'error  The file is not text in UTF-8.  →  save it as UTF-8; what is no Markdown needs another ending';
  const found = await check({
    'index.md': '# Hello\n',
    'latin.md': Buffer.from('# Größe\n', 'latin1'),
    'wide.md': Buffer.from('# Hello\n', 'utf16le'),
    'picture.md': Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256),
  });
  expect(found).toEqual([`latin.md  ${message}`, `picture.md  ${message}`, `wide.md  ${message}`]);
});

it('spaces, other scripts and emoji in names are fine; pages may link to each other in circles', async () => {
  const found = await check({
    'index.md': '# Hi\n\n[a](<my guides/first steps.md>) [b](指南/开始.md) [c](🎮/🎲.md)\n',
    'my guides/first steps.md': '# First\n\n[home](../index.md) [self](<first steps.md>)\n',
    '指南/开始.md': '# 开始\n\n[a](<../my guides/first steps.md>)\n',
    '🎮/🎲.md': '# Dice\n\n[b](../指南/开始.md)\n',
  });
  expect(found).toEqual([]);
});

it('warns of a folder with more pages than a sidebar should show at once', async () => {
  const found = await check(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`p${at}.md`, `Line ${at}\n`])));
  expect(found).toEqual([expect.stringMatching(/warning {2}The sidebar has 501 entries of the first folder \(current\) in one list: /)]);
});
