import axios, { AxiosError, type AxiosResponse, CanceledError } from 'axios';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../i18n/server.ts';
import { createHttp, toHttpError } from './http.ts';

const texts = textsOf('en');
const headers = new axios.AxiosHeaders();

describe('a failed request says why (spec §8)', () => {
  const response: AxiosResponse = { status: 503, statusText: '', data: null, headers: {}, config: { headers } };

  it.each([
    ['Request aborted', new CanceledError()],
    ['Network Error', new AxiosError('x', AxiosError.ERR_NETWORK)],
    ['timeout of 500 ms exceeded', new AxiosError('x', AxiosError.ECONNABORTED, { headers, timeout: 500 })],
    ['Request failed with status code 503', new AxiosError('x', AxiosError.ERR_BAD_RESPONSE, undefined, null, response)],
    ['Unsupported protocol', new AxiosError('x', AxiosError.ERR_BAD_REQUEST)],
  ])('%s', (message, error) => {
    expect(toHttpError(error, texts).message).toBe(message);
  });

  it('and whether it was given up by ourselves', () => {
    expect(toHttpError(new CanceledError(), texts).isAborted).toBe(true);
    expect(toHttpError(new AxiosError('x'), texts).isAborted).toBe(false);
  });
});

it('has the constants of spec §9', () => {
  const { timeout, xsrfCookieName, xsrfHeaderName, validateStatus } = createHttp(texts).defaults;
  expect({ timeout, xsrfCookieName, xsrfHeaderName }).toEqual({ timeout: 0, xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN' });
  expect([199, 200, 299, 300].map((status) => validateStatus?.(status))).toEqual([false, true, true, false]);
});
