import { z } from 'zod';
import { target } from './fields.ts';

/** The origin of a site that pages can show in frames. */
export const embed = z
  .url('must be the https address of a site')
  .startsWith('https://', 'must be the https address of a site')
  .transform((url) => new URL(url).origin);

/** Address of a third party's script: HTTPS, except on the own machine. */
const scriptUrl = z.url('must be an https URL').regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/))/, 'must be an https URL');

/** The service that counts visits (README "Count visits"). */
export const analytics = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('beacon'), endpoint: target }),
  z.strictObject({ type: z.literal('ga4'), measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'must be a measurement ID ("G-ABC1234567")') }),
  z.strictObject({
    type: z.literal('umami'),
    scriptUrl,
    websiteId: z.uuid('must be the ID that Umami shows for the website'),
    /** Server that receives the data, if it is not the one of the script. */
    hostUrl: scriptUrl.optional(),
  }),
]);

/** What readers can report of sections and samples (README "Hear what is wrong"). */
export const feedback = z.strictObject({
  /** Address of a new issue in a public tracker, with `<title>` and `<body>` for what a reader would report: `https://…/issues/new?title=<title>&body=<body>`. */
  issues: z
    .string()
    .regex(/^https:\/\/[^\s/]+\/\S*$/, 'must be an https URL ("https://…/issues/new?title=<title>&body=<body>")')
    .nullable()
    .default(null),
});

/** The survey of a third party. */
export const survey = z.strictObject({
  /** Hosts on which readers are asked: `developer.example`, or `*.preview.example` for all its subdomains. */
  hosts: z
    .array(z.string().regex(/^(\*\.)?[\w.-]+$/, 'must be a host name without scheme or port ("developer.example", "*.preview.example")'))
    .min(1),
  scriptUrl,
  /** Keys of the survey by the beginnings of pages' ids; `''` for all others: `{ sdk: '…', '': '…' }`. */
  keys: z.record(z.string(), z.string().min(1)),
  /** Cookie with the reader's identifier, which is sent scrambled. */
  cookieName: z.string().min(1).default('user_id'),
});
