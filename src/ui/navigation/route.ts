import type { PageData } from '../../model/page.ts';

/** Where the reader is. */
export interface Route {
  readonly page: PageData;
  /** `loading`: another page is on its way and this one is still shown; `failed`: the address has changed, its page did not come. */
  readonly status: 'ready' | 'loading' | 'failed';
}
