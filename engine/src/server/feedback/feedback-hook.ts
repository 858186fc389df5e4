import { LIMITS } from '../policies/limits.ts';
import { type FeedbackStore, FeedbackUnavailableError } from './report.ts';

/** Passes reports on to another service, as JSON. One that it does not take is not accepted here either. */
export function createFeedbackHook(url: string): FeedbackStore {
  let open = 0;
  return {
    async add(report) {
      if (open >= LIMITS.feedbackHooks) throw new FeedbackUnavailableError('too many reports are waiting for the webhook');
      open += 1;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(report),
          redirect: 'error',
          signal: AbortSignal.timeout(LIMITS.feedbackHookTime),
        });
        await response.body?.cancel();
        if (!response.ok) throw new FeedbackUnavailableError(`the webhook answered ${response.status}`);
      } catch (error) {
        throw error instanceof FeedbackUnavailableError
          ? error
          : new FeedbackUnavailableError('the webhook did not answer', { cause: error });
      } finally {
        open -= 1;
      }
    },
    close: () => undefined,
  };
}
