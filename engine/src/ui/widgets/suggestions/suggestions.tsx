import { createRoot } from 'react-dom/client';
import type { MountWidget } from '../widgets.ts';
import { SuggestionList } from './SuggestionList.tsx';

/** Adds suggestions to the not-found page. */
export const mount: MountWidget = (place, { site, texts }) => {
  const root = createRoot(place);
  root.render(<SuggestionList site={site} title={texts.notFound.suggestions} />);
  return () => root.unmount();
};
