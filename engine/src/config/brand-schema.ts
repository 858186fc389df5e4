import { z } from 'zod';
import type { BrandData } from '../model/site.ts';
import { describeIssues } from './describe-issues.ts';
import type { SiteConfig } from './schema.ts';

const text = z.string().min(1);
const image = z.string().regex(/^(https:\/\/|\/)/, 'must be a path below the static folder ("/img/…") or an https URL');

/** What the engine needs to know of a brand. A site may add what its own slots show. */
const brandSchema: z.ZodType<BrandData> = z.looseObject({
  id: text,
  region: z.string(),
  name: text,
  logo: z.strictObject({ src: image, srcDark: image, height: z.number(), scale: z.number(), alt: z.string() }).nullable(),
});

/** Describes the problems of the chosen brand in the chosen region, in each locale: of its data, or what its factory throws. */
export function collectBrandProblems({ brand, brands, region, locales }: SiteConfig): string[] {
  const factory = brands?.[brand];
  if (!factory) return [];
  return locales.flatMap(({ name: locale }) =>
    problemsOf(() => factory({ locale, region })).map((problem) => `brands.${brand} (${locale}, ${region}): ${problem}`),
  );
}

function problemsOf(create: () => BrandData): string[] {
  try {
    const data = create();
    const result = brandSchema.safeParse(data);
    return result.success ? [] : describeIssues(result.error.issues, data, brandSchema);
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}
