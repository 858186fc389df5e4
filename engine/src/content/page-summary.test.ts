import { expect, it } from 'vitest';
import { articleOf, build } from '../../../tests/support/build-small-site.ts';

it('a long description is cut between characters', async () => {
  using site = await build({ 'content/zh-Hans/v3/sdk/start.mdx': `---\ntitle: 开始\n---\n\n${'字'.repeat(158)}${'🚀'.repeat(9)}\n` });
  const { description }: { description: string } = JSON.parse(site.read('sdk/start/page.json') ?? '{}');
  expect(articleOf(site, 'sdk/start/')).toContain('🚀');
  expect(description).toBe(`${'字'.repeat(158)}…`);
});
