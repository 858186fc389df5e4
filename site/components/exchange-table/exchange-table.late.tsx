import { createRoot } from 'react-dom/client';
import type { Behaviour } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import './exchange-table.css';
import { LiveRates } from './LiveRates.tsx';
import { EXCHANGE_WORDS } from './words.ts';

/** Replaces the table from the build with live rates. */
export const start: Behaviour = (place, { locale, language }) => {
  const root = createRoot(place);
  root.render(<LiveRates words={wordsIn(EXCHANGE_WORDS, locale)} language={language} />);
  return () => root.unmount();
};
