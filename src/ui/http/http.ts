import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { Texts } from '../i18n/texts.ts';

/** A request that did not succeed, with a message for the reader (spec §8). */
export class HttpError extends Error {
  /** The request was given up, by ourselves or with the page; nobody needs to hear of it. */
  readonly isAborted: boolean;

  constructor(message: string, isAborted: boolean, options: ErrorOptions) {
    super(message, options);
    this.name = 'HttpError';
    this.isAborted = isAborted;
  }
}

/**
 * Creates the one HTTP client. Constants of spec §9: no time-out by default, success is 200 to 299, the cross-site token goes from
 * the cookie XSRF-TOKEN into the header X-XSRF-TOKEN.
 * Its requests throw `HttpError` alone.
 */
export function createHttp(texts: Texts): AxiosInstance {
  const http = axios.create({
    timeout: 0,
    // A time-out has a code of its own: otherwise it looks like a request that the browser has given up.
    transitional: { clarifyTimeoutError: true },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    validateStatus: (status) => status >= 200 && status < 300,
  });
  http.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toHttpError(error, texts)));
  return http;
}

/** Says what went wrong in the reader's language. */
export function toHttpError(error: unknown, { errors }: Texts): HttpError {
  const isAborted = axios.isCancel(error) || (error instanceof AxiosError && error.code === AxiosError.ECONNABORTED);
  return new HttpError(isAborted ? errors.aborted : describe(error, errors), isAborted, { cause: error });
}

function describe(error: unknown, errors: Texts['errors']): string {
  if (!(error instanceof AxiosError)) return errors.network;
  if (error.response) return errors.status(error.response.status);
  switch (error.code) {
    case AxiosError.ETIMEDOUT:
      return errors.timeout(error.config?.timeout ?? 0);
    case AxiosError.ERR_BAD_REQUEST:
      return errors.protocol;
    default:
      return errors.network;
  }
}
