import { z } from 'zod';
import type { BrandData } from '../model/site.ts';
import { describeIssues } from './describe-issues.ts';
import type { SiteConfig } from './schema.ts';

const text = z.string().min(1);
const address = z.string().regex(/^(https?:\/\/|\/)/, 'must be an http(s) URL, or a path from the root of the host');
const image = z.string().regex(/^(https:\/\/|\/)/, 'must be a path below the static folder ("/img/…") or an https URL');
const host = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .refine((url) => !url.endsWith('/'), 'must be an address without a trailing slash');

const item = z.strictObject({
  key: z.literal('publishGame').optional(),
  name: text,
  href: address.nullable(),
  external: z.boolean(),
  tracking: z.string().nullable(),
});

/** The data of a brand (spec §2 "Footer", §3): hosts, logo, links, contacts, filings. */
const brandSchema: z.ZodType<BrandData> = z.strictObject({
  id: text,
  region: z.string(),
  name: text,
  logo: z.strictObject({ src: image, srcDark: image, height: z.number(), scale: z.number(), alt: z.string() }).nullable(),
  mainSite: host,
  developerSite: host,
  footer: z.strictObject({
    form: z.enum(['full', 'simple', 'plain']),
    label: text,
    mainSiteLabel: z.string().nullable(),
    columns: z.array(z.strictObject({ title: text, items: z.array(item) })),
    contacts: z.array(z.strictObject({ label: text, email: z.email('must be an email address') })),
    social: z.array(
      z.strictObject({
        type: z.enum(['wx', 'ws', 'bili', 'qq']),
        name: text,
        action: text,
        icon: image,
        target: text,
        image,
      }),
    ),
    community: item.extend({ icon: image }).nullable(),
    legal: z.array(item),
    company: z.strictObject({ name: text, addresses: z.array(text) }),
    filings: z.array(z.strictObject({ key: text, name: text, url: address.nullable(), image: image.nullable() })),
  }),
});

/** Describes the problems of the chosen brand in the chosen region, in each locale. */
export function collectBrandProblems({ brand, brands, region, locales }: SiteConfig): string[] {
  const factory = brands?.[brand];
  if (!factory) return [];
  return locales.flatMap(({ name: locale }) => {
    const data = factory({ locale, region });
    const result = brandSchema.safeParse(data);
    if (result.success) return [];
    return describeIssues(result.error.issues, data, brandSchema).map((problem) => `brands.${brand} (${locale}, ${region}): ${problem}`);
  });
}
