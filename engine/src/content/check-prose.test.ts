import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { formatDiagnostic } from '../model/diagnostic.ts';
import { checkProse } from './check-prose.ts';

it('finds phrases that the site does not use, and Chinese without spaces beside Latin letters; code and addresses are left alone', async () => {
  const text = '用TapTap登录，`用TapTap登录`，请您[看这里](/您/)。\n您好。\n\n```text\n您\n```\n';
  using fixture = createSiteFixture(
    { 'content/zh-Hans/v3/sdk/start.mdx': `---\ntitle: 您\n---\n\n${text}` },
    { prose: { 'zh-Hans': [{ find: /您/g, use: '你' }] } },
  );
  expect((await checkProse(fixture.loaded)).map(formatDiagnostic)).toMatchInlineSnapshot(`
    [
      "content/zh-Hans/v3/sdk/start.mdx:5:24  warning  "您" is not how we say it  →  你",
      "content/zh-Hans/v3/sdk/start.mdx:6:1  warning  "您" is not how we say it  →  你",
      "content/zh-Hans/v3/sdk/start.mdx:5:1  warning  "用TapTap登录，" is not spaced or punctuated as our texts are  →  用 TapTap 登录，",
    ]
  `);
});
