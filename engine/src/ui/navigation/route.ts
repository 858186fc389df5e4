import type { PageData } from '../../model/page.ts';

/** Where the reader is. */
export interface Route {
  readonly page: PageData;
  /**
   * `loading`: another page is being fetched and this one is still shown; `failed`: the address has changed, but its page could not be
   * loaded; `retrying`: it is being fetched again, and the failure is still shown.
   */
  readonly status: 'ready' | 'loading' | 'failed' | 'retrying';
}

/** Whether the page at the address could not be loaded: `page` is the one before. */
export function hasFailed({ status }: Route): boolean {
  return status === 'failed' || status === 'retrying';
}
