import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as components from '../../site/components/index.ts';
import { loadSite } from '../support/load-site.ts';

const engine = join(import.meta.dirname, '../../engine/src');

/** What this site's footer is made of, which another site need not have. */
const FOOTER_WORDS =
  /\.filings\b|\bfilings:|\bicp\b|\b(?:publishGame|tapUrl|discord(?:Url)?|mainSite|developerSite)\b|['"](?:wx|bili|qq)['"]/i;

/** What this site's SDKs and requests are called. */
const SDK_WORDS = /\bTap[A-Z]|\bLC[A-Z][a-z]|\bX-LC-|cloud backend/;

/** The engine's sources without its tests. */
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|fixtures)\//.test(file),
);

/** The words by which the configuration knows its site: brands, hosts, names in browsers and requests, what its components load. */
async function wordsOfSite(): Promise<string[]> {
  const { config } = await loadSite();
  const brands = Object.entries(config.brands ?? {}).flatMap(([id, create]) =>
    config.regions.flatMap((region) => {
      const addresses = JSON.stringify(create({ locale: config.defaultLocale, region })).match(/https?:\/\/[^"/]+/g) ?? [];
      return [id, ...addresses.map((address) => new URL(address).hostname)];
    }),
  );
  const origins = Object.values(components).flatMap(({ late }) => Object.values(late?.origins ?? {}).flat());
  const hosts = [new URL(config.url).hostname, ...origins.map((origin) => new URL(origin).hostname)];
  // The part of a host's name that somebody has registered.
  const registered = [...brands, ...hosts].filter((name) => !name.endsWith('.example')).map((name) => name.split('.').at(-2) ?? name);
  const variants = await Promise.all(
    Object.keys(config.brands ?? {}).map(async (brand) => String((await loadSite({ brand })).config.constants.BRAND)),
  );
  return [...new Set([...registered, ...variants, config.storagePrefix, config.search.headers])];
}

it('the engine knows no word of the site, which is in its configuration alone', async () => {
  const words = await wordsOfSite();
  expect(words.length).toBeGreaterThan(6);
  const pattern = new RegExp(`(?<![A-Za-z])(?:${words.map((word) => word.replace(/\W/g, '\\$&')).join('|')})(?![A-Za-z])`, 'i');
  const tags = new RegExp(`[<'"\`](?:${Object.keys(components).join('|')})\\b`);
  const found = sources.flatMap((file) =>
    readFileSync(join(engine, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [pattern, tags, FOOTER_WORDS, SDK_WORDS].some((words) => words.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
