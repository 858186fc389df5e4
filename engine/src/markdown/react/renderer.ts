import { join } from 'node:path';
import { createAskedThread } from '../ask-thread.ts';
import type { ReactAnswer, ReactRequest, ReactSettings } from './protocol.ts';

/** In milliseconds: for one piece of markup, with the modules that are new in it. */
const LONGEST = 8000;

/** Renders React components to HTML. */
export interface ReactRenderer {
  /** Waits for the answer. Never throws. */
  render(request: ReactRequest): ReactAnswer;
}

/** Runs React components of a Docusaurus project in a thread of their own, with limits for time and memory. */
export function createReactRenderer(settings: ReactSettings): ReactRenderer {
  const thread = createAskedThread<ReactRequest, ReactAnswer>({
    entry: join(import.meta.dirname, 'react-worker'),
    settings,
    longest: LONGEST,
    mostHangs: 2,
  });
  return {
    render(request) {
      const answer = thread.ask(request);
      return typeof answer === 'string' ? { fault: answer, isLate: true, head: {}, scripted: [], missing: [], files: [], css: '' } : answer;
    },
  };
}
