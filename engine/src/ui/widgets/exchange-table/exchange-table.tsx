import { createRoot } from 'react-dom/client';
import type { MountWidget } from '../widgets.ts';
import { ExchangeTable } from './ExchangeTable.tsx';

/** Replaces the table from the build with live rates. */
export const mount: MountWidget = (place, { site, texts }) => {
  const root = createRoot(place);
  root.render(<ExchangeTable texts={texts.widgets.exchange} language={site.locale.htmlLang} />);
  return () => root.unmount();
};
