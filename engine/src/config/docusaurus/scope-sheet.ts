import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import { pictureTypeOf } from '../../model/content-type.ts';
import { isWithin } from '../../model/css-rule.ts';
import { OWN_PREFIX } from '../../model/own-prefix.ts';
import { isInside } from '../../model/paths.ts';
import { LIGHT, MEASURES } from '../../model/theme.ts';

/** Class of the element that holds a page which is React. */
const PAGE = '.react-page';

/** Where a sheet stands. Paths are absolute. */
export interface SheetPlace {
  readonly file: string;
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Whether the theme has taken the project's primary color, which sheets need not set again for all of an article. */
  readonly takesPrimary: boolean;
  readonly staticDirs: readonly string[];
  /** Gets the pictures that become a part of the sheet, also those that are not there. */
  readonly reads: Set<string>;
}

/** What means something for a part of a page, of what a sheet says of the whole document. */
const OF_ROOT = /^(--|color$|background|line-height$)/;
/** Custom properties of the shell: a project's own of these names are left out. */
const OF_SHELL = new Set([...Object.keys(LIGHT), ...MEASURES].map((name) => `--${name}`));
/** The primary color and its shades. */
const PRIMARY = /^--ifm-color-primary\b/;
/** Pictures of styles that are a part of the sheet, in bytes. Larger ones are left out. */
const MOST_INLINE = 16_000;

/**
 * Makes a sheet that a project has for all its pages one for the parts that are its React components, so that it says nothing of the shell:
 * classes get a prefix, what names none applies to pages that are React as a whole, and what is said of the document to articles.
 * Classes count more than the styles of articles, and what names none more than those of elements.
 * @throws if it cannot be parsed
 */
export function scopeSheet(css: string, place: SheetPlace): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => {
    atRules.push(rule);
  });
  // Those in a layer are walked over where it is replaced by them.
  for (const rule of atRules) scopeAtRule(rule);
  const animations = new Set<string>();
  root.walkAtRules(/keyframes$/, (rule) => {
    animations.add(rule.params);
    rule.params = OWN_PREFIX + rule.params;
  });
  root.walkRules((rule) => {
    if (!isWithin(rule, 'keyframes')) scopeRule(rule, place);
  });
  root.walkDecls((declaration) => {
    if (/^animation(-name)?$/.test(declaration.prop) || declaration.prop.startsWith('--animate'))
      declaration.value = declaration.value.replace(/[\w-]+/g, (name) => (animations.has(name) ? OWN_PREFIX + name : name));
    placeAddresses(declaration, place);
  });
  return root.toString();
}

/** Layers are unwrapped, in whose place the order of rules decides; fonts and sheets of elsewhere are left out. */
function scopeAtRule(rule: AtRule): void {
  if (/^(import|charset|font-face|namespace|tailwind|apply|view-transition)$/.test(rule.name)) rule.remove();
  else if (rule.name !== 'layer') return;
  else if (rule.nodes === undefined) rule.remove();
  else rule.replaceWith(rule.nodes);
}

/** Attributes by which libraries hide what their scripts let in when it is scrolled to. */
const FOR_SCRIPTS = /\[data-(aos|sal|scroll|animate|reveal|wow)\b/;

function scopeRule(rule: Rule, { takesPrimary }: SheetPlace): void {
  if (FOR_SCRIPTS.test(rule.selector)) {
    rule.remove();
    return;
  }
  const nested = isWithin(rule, 'rule');
  const selectors = parser().astSync(rule.selector).nodes;
  const whole = selectors.filter((selector) => !nested && namesDocument(selector));
  const parts = selectors.filter((selector) => !whole.includes(selector));
  if (whole.length > 0) {
    const ofRoot = rule.clone({ selectors: [...new Set(whole.map(rootFor))] });
    ofRoot.each((child) => {
      const isOurs = child.type === 'decl' && (OF_SHELL.has(child.prop) || (takesPrimary && PRIMARY.test(child.prop)));
      if (child.type !== 'decl' || !OF_ROOT.test(child.prop) || isOurs) child.remove();
    });
    if (ofRoot.nodes.length > 0) rule.before(ofRoot);
  }
  if (parts.length === 0) rule.remove();
  else rule.selector = parts.map((selector) => scopeSelector(selector, nested)).join(',');
}

/** Whether a selector means the document: `:root`, `html[data-theme='dark']`, `body`. */
function namesDocument(selector: parser.Selector): boolean {
  return selector.nodes.length > 0 && selector.nodes.every(isOfDocument);
}

function isOfDocument(node: parser.Node): boolean {
  switch (node.type) {
    case 'tag':
      return /^(html|body)$/i.test(node.value);
    case 'pseudo':
      return /^:(root|host)$/.test(node.value) || (node.value === ':not' && node.nodes.every(namesDocument));
    case 'attribute':
      return node.attribute === 'data-theme';
    case 'id':
      return node.value === '__docusaurus';
    case 'combinator':
      return true;
    default:
      return false;
  }
}

/** The article, in the theme that a selector of the document names. */
function rootFor(selector: parser.Selector): string {
  const theme = /data-theme[^\]]*?(dark|light)/.exec(selector.toString())?.[1];
  const isNot = /:not\([^)]*data-theme/.test(selector.toString());
  if (theme === undefined) return '.article';
  return (theme === 'dark') !== isNot ? '[data-theme="dark"] .article' : 'html:not([data-theme="dark"]) .article';
}

function scopeSelector(selector: parser.Selector, nested: boolean): string {
  selector.walkAttributes((attribute) => {
    if (attribute.attribute === 'data-theme' && attribute.value === 'light')
      attribute.replaceWith(parser.pseudo({ value: ':root:not([data-theme="dark"])' }));
  });
  const names: parser.ClassName[] = [];
  selector.walkClasses((name) => {
    names.push(name);
  });
  for (const name of names) {
    name.value = OWN_PREFIX + name.value;
    // Three times as much as one, and so above the styles of articles.
    if (name.parent?.parent?.type === 'root') for (let times = 0; times < 2; times++) name.parent.insertAfter(name, name.clone());
  }
  const written = selector.toString().trim();
  if (nested || names.length > 0) return written;
  const pseudo = /::?(before|after|placeholder|marker|selection|backdrop|file-selector-button|-\w[\w-]*)$/.exec(written)?.[0] ?? '';
  const element = written.slice(0, written.length - pseudo.length);
  // Blocks of code look as they do on all pages.
  return `${PAGE}${PAGE} :where(${element.trim() === '' || /[\s>+~]$/.test(element) ? `${element}*` : element}):where(:not(.code,.code *))${pseudo}`;
}

/** Addresses in styles: static files of the site, and small pictures as a part of the sheet. A declaration with another one is left out. */
function placeAddresses(declaration: Declaration, { file, siteDir, baseUrl, staticDirs, reads }: SheetPlace): void {
  let isLost = false;
  declaration.value = declaration.value.replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (written, _quote, address: string) => {
    if (/^(data:|https:|#)/.test(address)) return written;
    const path = address.replace(/[?#].*$/, '').replace(/^~?@site\//, () => `${siteDir}/`);
    if (path.startsWith('/') && !isInside(siteDir, path)) {
      if (staticDirs.some((folder) => existsSync(join(folder, path)))) return `url(${baseUrl.replace(/\/$/, '')}${address})`;
      if (path.startsWith(baseUrl)) return written;
    }
    const places = [resolve(dirname(file), path), ...staticDirs.map((folder) => join(folder, path))];
    const found = places.find((one) => existsSync(one));
    for (const one of found === undefined ? places : [found]) reads.add(one);
    const type = pictureTypeOf(path);
    if (found === undefined || type === undefined || statSync(found).size > MOST_INLINE) {
      isLost = true;
      return written;
    }
    return `url(data:${type};base64,${readFileSync(found).toString('base64')})`;
  });
  if (isLost) declaration.remove();
}
