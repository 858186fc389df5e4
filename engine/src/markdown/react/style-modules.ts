import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { isWithin } from '../../model/css-rule.ts';

/** The classes of a CSS module by their names in it, and its styles with names that no other file has. */
export interface StyleModule {
  readonly classes: Readonly<Record<string, string>>;
  readonly css: string;
}

/**
 * Reads a CSS module. One in another language, or that cannot be parsed, has no styles: its classes keep their names.
 * @param name the file's path in the project, which the names of classes are made from
 * @param compiled its text as CSS, if it is in another language or for plug-ins
 */
export function readStyleModule(file: string, name: string, compiled?: string): StyleModule {
  if (compiled === undefined && !file.endsWith('.css')) return { classes: keepingNames(), css: '' };
  try {
    const { code, exports } = transform({
      filename: name,
      code: compiled === undefined ? readFileSync(file) : Buffer.from(compiled),
      minify: true,
      cssModules: { pattern: '[hash]_[local]' },
      errorRecovery: true,
    });
    const classes = Object.fromEntries(Object.entries(exports ?? {}).map(([name, { name: own }]) => [name, own]));
    return { classes, css: insist(code.toString(), Object.values(classes)) };
  } catch {
    return { classes: keepingNames(), css: '' };
  }
}

/**
 * Names each class three times, as in a project's own sheet: what it says of a link wins over what articles say of links. A rule that names
 * no class of the module is for pages that are React, and says nothing of the shell.
 */
function insist(css: string, names: readonly string[]): string {
  const known = new Set(names);
  const isOwn = (selector: string): boolean => [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => known.has(name));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isWithin(rule, 'keyframes') || isWithin(rule, 'rule')) return;
    rule.selectors = rule.selectors.map((selector) => (isOwn(selector) ? selector : ofReactPages(selector)));
  });
  return root.toString().replace(/\.([\w-]+)/g, (written, name: string) => (known.has(name) ? written.repeat(3) : written));
}

/** Keeps what a selector says of the document, such as its theme. */
function ofReactPages(selector: string): string {
  const [, document = '', rest = ''] = /^((?:html|body|:root|\[data-theme[^\]]*\])*)\s*(.*)$/.exec(selector) ?? [];
  return `${document} .react-page.react-page ${rest}`.trim();
}

function keepingNames(): Readonly<Record<string, string>> {
  return new Proxy<Record<string, string>>(
    {},
    { get: (_target, name) => (typeof name === 'string' && name !== '__esModule' ? name : undefined) },
  );
}
