import { createRoot } from 'react-dom/client';
import type { Shell } from '../../state/shell.ts';
import { SuggestionList } from './SuggestionList.tsx';

/** Adds suggestions to the not-found page. */
export function mount(place: HTMLElement, { site, texts }: Shell): () => void {
  const root = createRoot(place);
  root.render(<SuggestionList site={site} texts={texts.notFound} />);
  return () => root.unmount();
}
