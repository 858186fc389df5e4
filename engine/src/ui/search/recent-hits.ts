import type { SearchHit } from '../../model/search.ts';
import { recentHitsKey } from '../preferences/keys.ts';
import { createStorageSlot } from '../preferences/storage-slot.ts';
import type { Store } from '../state/store.ts';
import { parseHit } from './parse-response.ts';

/** Spec §9. */
const MOST_RECENTS = 15;

export type RecentHits = readonly SearchHit[];

/** The history with a new hit: newest first, each hit once, at most 15. */
export function addRecent(recents: RecentHits, hit: SearchHit): RecentHits {
  return [hit, ...removeRecent(recents, hit.id)].slice(0, MOST_RECENTS);
}

/** The history without a hit. */
export function removeRecent(recents: RecentHits, id: string): RecentHits {
  return recents.filter((other) => other.id !== id);
}

/** Parses the stored history; anything that is not a hit is left out. */
export function parseRecents(stored: string | null): RecentHits {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.flatMap(parseHit).slice(0, MOST_RECENTS) : [];
  } catch {
    return [];
  }
}

const histories = new Map<string, Store<RecentHits>>();

/** The stored history of a language, the same one each time: it listens to other tabs as long as the page is open. */
export function getRecentHits(locale: string): Store<RecentHits> {
  const known = histories.get(locale);
  if (known) return known;
  const history = createStorageSlot({ key: recentHitsKey(locale), parse: parseRecents, print: JSON.stringify });
  histories.set(locale, history);
  return history;
}
