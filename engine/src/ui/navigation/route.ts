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
