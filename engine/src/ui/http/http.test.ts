import type { RequestListener } from 'node:http';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../tests/support/test-server.ts';
import { textsOf } from '../i18n/server.ts';
import { createHttp, HttpError, toHttpError } from './http.ts';

async function startAnswering(answer: RequestListener): Promise<AsyncDisposable & { readonly url: string }> {
  const server = await startTestServer(answer);
  return { ...server, url: `${server.origin}/` };
}

const withStatus = (status: number) => startAnswering((_request, response) => response.writeHead(status).end('{}'));
const neverAnswering = () => startAnswering(() => undefined);
const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'succeeded',
    (error: unknown) => error,
  );

describe.each([
  ['en', 'Request aborted', 'Network Error', 'timeout of 40 ms exceeded', 'Request failed with status code 503', 'Unsupported protocol'],
  ['zh-Hans', '请求已取消', '网络错误', '请求超过 40 毫秒没有响应', '请求失败，状态码 503', '不支持的协议'],
])('a request that fails says why to readers of %s (spec §8)', (locale, aborted, network, timeout, status, protocol) => {
  const http = createHttp(textsOf(locale));

  it(`${aborted}, and that nobody needs to hear of it`, async () => {
    await using server = await neverAnswering();
    const controller = new AbortController();
    const failure = failureOf(http.get(server.url, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ name: 'HttpError', message: aborted, isAborted: true });
    const leaving = new AxiosError('Request aborted', AxiosError.ECONNABORTED);
    expect(toHttpError(leaving, textsOf(locale))).toMatchObject({ message: aborted, isAborted: true });
  });

  it(network, async () => {
    const server = await withStatus(200);
    await server[Symbol.asyncDispose]();
    expect(await failureOf(http.get(server.url))).toMatchObject({ message: network, isAborted: false });
  });

  it(timeout, async () => {
    await using server = await neverAnswering();
    expect(await failureOf(http.get(server.url, { timeout: 40 }))).toMatchObject({ message: timeout, isAborted: false });
  });

  it(status, async () => {
    await using server = await withStatus(503);
    const failure = await failureOf(http.get(server.url));
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ message: status, isAborted: false, cause: expect.any(AxiosError) });
  });

  it(protocol, async () => {
    expect(await failureOf(http.get('gopher://127.0.0.1/'))).toMatchObject({ message: protocol, isAborted: false });
  });
});

describe('the one HTTP client', () => {
  const http = createHttp(textsOf('en'));

  it.each([200, 204, 299])('takes status %i for success', async (status) => {
    await using server = await withStatus(status);
    expect((await http.get(server.url)).status).toBe(status);
  });

  it.each([300, 404])('takes status %i for a failure', async (status) => {
    await using server = await withStatus(status);
    expect(await failureOf(http.get(server.url))).toMatchObject({ message: `Request failed with status code ${status}` });
  });

  it('has no time-out, and the names of the cross-site token (spec §9)', () => {
    const { timeout, xsrfCookieName, xsrfHeaderName } = http.defaults;
    expect({ timeout, xsrfCookieName, xsrfHeaderName }).toEqual({
      timeout: 0,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    });
  });

  it('takes interceptors', async () => {
    await using server = await startAnswering((request, response) => response.end(JSON.stringify(request.headers['x-reader'])));
    const client = createHttp(textsOf('en'));
    client.interceptors.request.use((config) => {
      config.headers.set('X-Reader', 'one');
      return config;
    });
    client.interceptors.response.use((response) => ({ ...response, data: { reader: response.data } }));
    expect((await client.get(server.url)).data).toEqual({ reader: 'one' });
  });
});
