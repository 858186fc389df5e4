import { expect, it } from 'vitest';
import { build, start } from '../../../tests/support/build-small-site.ts';
import { formatDiagnostic } from '../model/diagnostic.ts';

it('a static file at the address of a page is told of, as readers get the page', async () => {
  using site = await build({
    'content/zh-Hans/v3/sdk/旧.mdx': start,
    'static/sdk/旧/index.html': 'old',
    'static/sdk/旧/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/en/sdk/start/page.json': '{}',
    'static/robots.txt': 'User-agent: *\n',
  });
  expect(site.read('sdk/旧/index.html')).not.toBe('old');
  expect(site.diagnostics.map(formatDiagnostic)).toEqual([
    'static/en/sdk/start/page.json  warning  is not served: the page content/zh-Hans/v3/sdk/start.mdx has this address  →  move the file, or set another `slug`',
    'static/sdk/旧/index.html  warning  is not served: the page content/zh-Hans/v3/sdk/旧.mdx has this address  →  move the file, or set another `slug`',
  ]);
});
