import { join } from 'node:path';
import { changeTime, createAskedThread } from '../ask-thread.ts';
import type { PluginAnswer, PluginRequest, PluginSettings } from './protocol.ts';

/** In milliseconds: for one file. A plug-in that waits is given up before. */
const LONGEST = 6000;

/** Runs a project's plug-ins for Markdown. */
export interface MarkdownTransformer {
  /** Waits for the answer. Never throws. */
  transform(request: PluginRequest): PluginAnswer;
}

/** Runs the plug-ins for Markdown of a Docusaurus project in a thread of their own, with limits for time and memory. */
export function createTransformer(settings: PluginSettings): MarkdownTransformer {
  const thread = createAskedThread<PluginRequest, PluginAnswer>({
    entry: join(import.meta.dirname, 'plugin-worker'),
    settings,
    longest: LONGEST,
    mostHangs: 1,
  });
  const changed = new Map<string, number>();
  return {
    transform(request) {
      // Modules are run once: changed ones need a new thread.
      if ([...changed].some(([file, time]) => changeTime(file) !== time)) {
        thread.restart();
        changed.clear();
      }
      const answer = thread.ask(request);
      if (typeof answer === 'string') return { faults: [{ name: 'remark', message: answer }], isLate: true, modules: [] };
      for (const file of answer.modules) if (!changed.has(file)) changed.set(file, changeTime(file));
      return answer;
    },
  };
}
