import { BACKEND } from './backend.ts';
import { ENGINE } from './engine.ts';
import { MESSAGING } from './messaging.ts';
import { PLATFORMS } from './platforms.ts';
import type { LimitSentences } from './say.ts';
import { SERVICES } from './services.ts';

/** The sentences of all limits. */
export const LIMIT_SENTENCES: readonly LimitSentences[] = [...MESSAGING, ...BACKEND, ...ENGINE, ...SERVICES, ...PLATFORMS];
