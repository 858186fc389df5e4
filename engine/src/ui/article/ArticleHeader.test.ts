import { expect, it } from 'vitest';
import { hasVersionBadge } from './ArticleHeader.tsx';

it('names the version on pages that differ between versions only', () => {
  const hasBadge = (id: string, title = '指南') => hasVersionBadge({ versioned: ['sdk', 'tap-download'] }, { id, title }, 'v2');
  expect(hasBadge('sdk/push/guide')).toBe(true);
  expect(hasBadge('tap-download')).toBe(true);
  expect(hasBadge('store/store-faq')).toBe(false);
  expect(hasBadge('sdk/push/guide', '推送指南（v2）')).toBe(false);
});
