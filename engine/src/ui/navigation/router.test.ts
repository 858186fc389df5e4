import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagePayload } from '../../model/page.ts';
import { examplePage, examplePayload } from '../testing/example.ts';
import type { Journey } from './journey.ts';
import { createPageLoader } from './page-loader.ts';
import { createRouter, type Router } from './router.ts';

function journeyTo(address: string, signal = new AbortController().signal): Journey {
  return { to: new URL(address, 'https://docs.example'), signal, scroll: () => undefined };
}

/** Answers of the server by address; an Error is a broken connection. */
type Answers = Record<string, PagePayload | Error>;

function serve(answers: Answers): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(`${address} ${init.cache}`);
    const answer = answers[address];
    if (answer instanceof Error) throw answer;
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  });
  return requests;
}

describe('the router', () => {
  let log: string[];
  let online: boolean;
  let router: Router;
  let fullLoads: Set<string>;

  beforeEach(() => {
    log = [];
    online = true;
    fullLoads = new Set();
    router = createRouter({
      page: examplePage,
      loader: createPageLoader(),
      fullLoads: {
        has: (path) => fullLoads.has(path),
        add: (path) => void fullLoads.add(path),
        remove: (path) => void fullLoads.delete(path),
      },
      document: {
        leave: () => undefined,
        parse: async (html) => html,
        prepare: (html) => log.push(`prepare ${html}`),
        commit: (update) => update(),
        wake: () => undefined,
        arrive: (page) => log.push(`arrive ${page.path}`),
        stay: ({ to }) => log.push(`stay ${to.search}${to.hash}`),
        fail: () => log.push('fail'),
        reload: () => log.push('reload'),
        canLoad: async () => online,
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const faq = examplePayload({ path: '/sdk/push/faq/', title: '常见问题', html: '<p>问与答</p>' });

  it('fetches a page once and shows it', async () => {
    const requests = serve({ '/sdk/push/faq/page.json': faq });
    await router.go(journeyTo('/sdk/push/faq/'));
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(requests).toEqual(['/sdk/push/faq/page.json default']);
    expect(router.route.get()).toMatchObject({ status: 'ready', page: { title: '常见问题' } });
    expect(log.slice(0, 2)).toEqual(['prepare <p>问与答</p>', 'arrive /sdk/push/faq/']);
    expect(router.route.get().page).not.toHaveProperty('html');
  });

  it('shows the former page until the next one is there', async () => {
    serve({ '/sdk/push/faq/page.json': faq });
    const journey = router.go(journeyTo('/sdk/push/faq/'));
    expect(router.route.get()).toMatchObject({ status: 'loading', page: { title: '推送指南' } });
    await journey;
    expect(router.route.get().status).toBe('ready');
  });

  it('lets the later of two journeys win', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (address: string) => (address.includes('slow') ? promise : Response.json(faq)));
    const slow = router.go(journeyTo('/slow/'));
    await router.go(journeyTo('/sdk/push/faq/'));
    resolve(Response.json(examplePayload({ path: '/slow/' })));
    await slow;
    expect(router.route.get().page.path).toBe('/sdk/push/faq/');
  });

  it('repeats a failed fetch past the caches, then loads the whole page, then says so', async () => {
    const requests = serve({ '/sdk/push/faq/page.json': new Error('gone') });
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(requests).toEqual(['/sdk/push/faq/page.json default', '/sdk/push/faq/page.json reload']);
    expect(log).toEqual(['reload']);
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(log).toEqual(['reload', 'fail']);
    expect(router.route.get().status).toBe('failed');
  });

  it('does not load a whole page while the browser is offline: the reader keeps what there is', async () => {
    serve({ '/sdk/push/faq/page.json': new Error('offline') });
    online = false;
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(log).toEqual(['fail']);
    expect(router.route.get().status).toBe('failed');
  });

  it('goes back offline from a page that did not come to the one that is still at hand', async () => {
    const requests = serve({ '/sdk/push/faq/page.json': new Error('offline') });
    online = false;
    await router.go(journeyTo('/sdk/push/faq/'));
    const asked = requests.length;
    await router.go(journeyTo(examplePage.path));
    expect(router.route.get()).toEqual({ status: 'ready', page: examplePage });
    expect(log).toEqual(['fail', `arrive ${examplePage.path}`]);
    expect(requests.length).toBe(asked);
  });

  it('loads the whole page where the data are of another build', async () => {
    serve({ '/sdk/push/faq/page.json': examplePayload({ build: 'b2' }) });
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(log).toEqual(['reload']);
  });

  it('trusts nothing that is not a page’s data', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ html: '<p>hello</p>' }));
    await router.go(journeyTo('/sdk/push/faq/'));
    expect(log).toEqual(['reload']);
  });

  it('keeps the shown page when a journey is given up', async () => {
    serve({ '/sdk/push/faq/page.json': faq });
    const journey = router.go(journeyTo('/sdk/push/faq/'));
    router.stop();
    await journey;
    expect(router.route.get()).toMatchObject({ status: 'ready', page: { title: '推送指南' } });
  });

  it('stays on a page whose address is written in another way, and passes on the place', async () => {
    const encoded = examplePayload({ path: '/sdk/推送/', title: '推送', html: '' });
    const requests = serve({ '/sdk/%E6%8E%A8%E9%80%81/page.json': encoded });
    await router.go(journeyTo('/sdk/推送/'));
    log.length = 0;
    await router.go(journeyTo('/sdk/%E6%8E%A8%E9%80%81/?platform=ios#id'));
    expect(log).toEqual(['stay ?platform=ios#id']);
    expect(requests.length).toBe(1);
  });

  it('shows the failure while it tries again', async () => {
    serve({ '/sdk/push/faq/page.json': new Error('offline') });
    online = false;
    await router.go(journeyTo('/sdk/push/faq/'));
    serve({ '/sdk/push/faq/page.json': faq });
    const again = router.go(journeyTo('/sdk/push/faq/'));
    expect(router.route.get().status).toBe('retrying');
    await again;
    expect(router.route.get()).toMatchObject({ status: 'ready', page: { path: '/sdk/push/faq/' } });
  });
});
