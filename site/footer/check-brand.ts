import { z } from 'signpost/components';
import type { Brand, CreateBrand } from './brand.ts';

const text = z.string().min(1, 'must not be empty');
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

/** What the footer shows of a brand. The engine checks the rest. */
const schema: z.ZodType<Pick<Brand, 'mainSite' | 'developerSite' | 'footer'>> = z.object({
  mainSite: host,
  developerSite: host,
  footer: z.strictObject({
    form: z.enum(['full', 'simple']),
    label: text,
    mainSiteLabel: z.string().nullable(),
    columns: z.array(z.strictObject({ title: text, items: z.array(item) })),
    contacts: z.array(z.strictObject({ label: text, email: z.email('must be an email address') })),
    social: z.array(
      z.strictObject({ type: z.enum(['wx', 'ws', 'bili', 'qq']), name: text, action: text, icon: image, target: text, image }),
    ),
    community: item.extend({ icon: image }).nullable(),
    legal: z.array(item),
    company: z.strictObject({ name: text, addresses: z.array(text) }),
    filings: z.array(z.strictObject({ key: text, name: text, url: address.nullable(), image: image.nullable() })),
  }),
});

/** Makes brands that are complete. They throw an Error with each wrong field on a line: `footer.filings[0].name: must not be empty`. */
export function checked(create: CreateBrand): CreateBrand {
  return (input) => {
    const brand = create(input);
    const { error } = schema.safeParse(brand);
    if (error) throw new Error(error.issues.map(({ path, message }) => `${fieldName(path)}: ${message}`).join('\n'));
    return brand;
  };
}

/** A path of keys as code: `footer.filings[0].name`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}
