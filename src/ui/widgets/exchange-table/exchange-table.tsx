import { createRoot } from 'react-dom/client';
import type { MountWidget } from '../widgets.ts';
import { ExchangeTable } from './ExchangeTable.tsx';

/** Puts live rates in the place of the table that the build has made. */
export const mount: MountWidget = (place, { site, texts }) => {
  const root = createRoot(place);
  root.render(<ExchangeTable texts={texts.widgets.exchange} language={site.locale.htmlLang} />);
  return () => root.unmount();
};
