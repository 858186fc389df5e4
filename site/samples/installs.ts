import { fillConstants } from './fill-constants.ts';

/** A package with a version, as an install line of a page names it. */
export interface Install {
  /** `npm:leancloud-storage@4.15.2`, `maven:com.taptap:lc-storage-core:8.2.24`, `git:taptap/taprtc-unity#3.19.3`. */
  readonly id: string;
  /** The first is 1. */
  readonly line: number;
}

const VERSION = String.raw`\d+(?:\.\d+)+(?:[-.]?[a-z]+[\w.]*)?`;

/** What install lines look like, by registry; the groups are joined as the registry does. */
const LINES: readonly (readonly [pattern: RegExp, id: (name: string, version: string) => string])[] = [
  [new RegExp(String.raw`(?<=npm (?:install|i)\b[^\n]*\s)(@?[\w./-]+)@(${VERSION})`, 'g'), (name, version) => `npm:${name}@${version}`],
  [new RegExp(String.raw`"(com\.(?:taptap\.tds|leancloud)\.\w+)": "(${VERSION})"`, 'g'), (name, version) => `npm:${name}@${version}`],
  [new RegExp(String.raw`['"]([\w.-]+\.[\w.-]+:[\w.-]+):(${VERSION})(?:@aar)?['"]`, 'g'), (name, version) => `maven:${name}:${version}`],
  [
    new RegExp(String.raw`<groupId>([\w.-]+</groupId>\s*<artifactId>[\w.-]+)</artifactId>\s*<version>(${VERSION})</version>`, 'g'),
    (name, version) => `maven:${name.replace(/<\/groupId>\s*<artifactId>/, ':')}:${version}`,
  ],
  [
    new RegExp(String.raw`github\.com/([\w-]+/[\w-]+)\.git#((?:[a-z]+-)?${VERSION})`, 'g'),
    (name, version) => `git:${name.toLowerCase()}#${version}`,
  ],
  [new RegExp(String.raw`pip install[^\n]*?\b([\w-]+)==(${VERSION})`, 'g'), (name, version) => `pypi:${name}@${version}`],
  [new RegExp(String.raw`composer require[^\n]*?"([\w/-]+):\^?(${VERSION})`, 'g'), (name, version) => `packagist:${name}@${version}`],
  [new RegExp(String.raw`go get ([\w./-]+)@v(${VERSION})`, 'g'), (name, version) => `go:${name}@${version}`],
  [new RegExp(String.raw`pod '([\w/]+)', '(${VERSION})'`, 'g'), (name, version) => `pod:${name.replace(/\/.*$/, '')}@${version}`],
];

/** Finds the packages that a page tells readers to install with a version. */
export function findInstalls(source: string): Install[] {
  const filled = source
    .split('\n')
    .map((line) => fillConstants(line))
    .join('\n');
  const all = LINES.flatMap(([pattern, idOf]) =>
    [...filled.matchAll(pattern)].map(({ 1: name = '', 2: version = '', index }) => ({
      id: idOf(name, version),
      line: filled.slice(0, index).split('\n').length,
    })),
  );
  // What readers name themselves.
  return all.filter(({ id }) => !id.startsWith('maven:com.example'));
}
