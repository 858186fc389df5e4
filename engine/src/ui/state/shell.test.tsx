import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { SearchButton } from '../navbar/SearchButton.tsx';

it('a part of the shell that stands outside of it says so (spec §8: hooks outside of their provider)', async () => {
  const rendering = prerender(<SearchButton />, { onError: () => undefined });
  await expect(rendering).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: useShell was called outside of <ShellContext value={…}>. Render the component inside the shell.]`,
  );
});
