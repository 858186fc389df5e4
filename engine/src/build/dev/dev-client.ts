/*
 * Runs beside the app in an author's browser: swaps in saved pages and shows their problems. Served with its types stripped, so it has no
 * runtime imports.
 */
import type { DevMessage } from './dev-messages.ts';

const STYLE = `
  :host { all: initial; bottom: 16px; font: 13px/1.6 ui-monospace, monospace; inset-inline: 16px; pointer-events: none; position: fixed; z-index: 999; }
  div { background: #fff; border: 1px solid #d33; border-radius: 8px; box-shadow: 0 4px 24px #0003; color: #222; margin: 0 auto;
    max-block-size: 40vh; max-inline-size: 960px; overflow: auto; padding: 12px 16px; pointer-events: auto; }
  p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  p + p { margin-block-start: 8px; }
`;

const problemsOf = new Map<string, readonly string[]>();
const host = document.createElement('signpost-problems');
host.setAttribute('role', 'status');
const shadow = host.attachShadow({ mode: 'open' });

function show(): void {
  const lines = problemsOf.get(decodeURIComponent(location.pathname)) ?? [];
  const panel = document.createElement('div');
  panel.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  const style = Object.assign(document.createElement('style'), { textContent: STYLE });
  shadow.replaceChildren(...(lines.length > 0 ? [style, panel] : []));
}

function handle(message: DevMessage): void {
  if ('refresh' in message) {
    // Before the app is there, nobody hears of it.
    if (document.documentElement.dataset.ready === undefined) location.reload();
    else dispatchEvent(new Event(message.refresh));
    return;
  }
  problemsOf.set(message.path, message.problems);
  show();
}

let isFirst = true;
const [address, made] = import.meta.url.split('/client.js');
const events = new EventSource(`${address}/events${made}`);
events.onmessage = ({ data }: MessageEvent<string>) => handle(JSON.parse(data));
// The server has restarted: with another configuration, every page may have changed.
events.onopen = () => {
  if (!isFirst) location.reload();
  isFirst = false;
};
if ('navigation' in window) navigation.addEventListener('navigatesuccess', show);
document.body.append(host);
