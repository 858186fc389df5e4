import { createStore, type Readable } from '../state/store.ts';

/** A text for screen readers. Each is spoken, even if it is the same as the last one: copied, and copied again. */
export interface Spoken {
  readonly text: string;
}

export interface Announcement extends Readable<Spoken> {
  say(text: string): void;
}

/** What the shell tells screen readers. */
export function createAnnouncement(): Announcement {
  const store = createStore<Spoken>({ text: '' });
  return { get: store.get, getInitial: store.getInitial, subscribe: store.subscribe, say: (text) => store.set({ text }) };
}
