import { renderToString } from 'react-dom/server';
import type { ShellFooter } from '../../model/site.ts';
import { PlainFooter } from './PlainFooter.tsx';

/** The HTML of the footer that the configuration describes; empty for one without content, which takes no space. */
export function renderFooter(footer: ShellFooter): string {
  return footer.columns.length === 0 && footer.note === '' ? '' : renderToString(<PlainFooter {...footer} />);
}
