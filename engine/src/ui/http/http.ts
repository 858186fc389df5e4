import axios, { AxiosError, type AxiosInstance } from 'axios';
import type { Texts } from '../i18n/en.ts';

/** A failed request, with a message for the reader. */
export class HttpError extends Error {
  /** The request was cancelled, by us or by leaving the page; the reader need not be told. */
  readonly isAborted: boolean;

  constructor(message: string, isAborted: boolean, options: ErrorOptions) {
    super(message, options);
    this.name = 'HttpError';
    this.isAborted = isAborted;
  }
}

/**
 * Creates the HTTP client. Constants of spec §9: no time-out by default, success is 200 to 299, the XSRF token goes from the cookie
 * XSRF-TOKEN into the header X-XSRF-TOKEN. Its requests only ever throw `HttpError`.
 */
export function createHttp(texts: Texts): AxiosInstance {
  const http = axios.create({
    timeout: 0,
    // Gives time-outs a code of their own: without this they look like requests that the browser has cancelled.
    transitional: { clarifyTimeoutError: true },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    validateStatus: (status) => status >= 200 && status < 300,
  });
  http.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toHttpError(error, texts)));
  return http;
}

/** Turns any error into one with a message in the reader's language. */
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
