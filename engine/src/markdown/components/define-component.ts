import { posix } from 'node:path';
import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { LateBehaviour } from '../../model/behaviour.ts';
import type { Value } from '../expand/scope.ts';
import { renderCode } from '../highlight/figure.ts';
import { renderImage, renderLink } from '../render/links.ts';
import { decideConditions } from './choice.ts';
import type { Component, ComponentTag } from './component-tag.ts';
import { renderTabs, type Tab, type TabsSettings } from './tabs.ts';

/** What a component can know of its place. */
export interface ComponentPlace<Props> {
  /** The attributes, as the schema gives them out. */
  readonly props: Props;
  readonly locale: string;
  readonly version: string;
  /** The value of a constant of the site by its path: `sdk.version`. */
  constant(path: string): Value;
}

/** One use of a site's component on a page. */
export interface ComponentUse<Props> extends ComponentPlace<Props> {
  /** The tag's content as HTML. */
  children(): ElementContent[];
  /** The HTML of each part of the tag's content: a block, or all that is in a fragment. Needs `parts` in the definition. */
  parts(): ElementContent[][];
  /** Tabs as those of `<Tabs>`. */
  tabs(tabs: readonly Tab[], settings: TabsSettings): ElementContent[];
  /** A link, checked and resolved as those of Markdown are: a path from the site's root, a file, a URL. */
  link(target: string, properties: Properties, children: ElementContent[]): Element;
  /** A picture, checked and resolved as those of Markdown are; undefined if the address is not allowed. */
  image(source: string, properties: Properties): Element | undefined;
  /** A block of code, coloured and with its button to copy. */
  code(source: string, language: string, title?: string): Element;
  /**
   * Markdown as a part of the page: its links are checked, its code is coloured.
   * @param origin the file it is from and its line there, for messages; the file by its path from the site's folder
   */
  markdown(source: string, origin: { readonly file: string; readonly line: number }): ElementContent[];
  /** The text of a file by its path from the site's folder; undefined if there is none. When it changes, the page is made again. */
  read(file: string): string | undefined;
  /** An id that no other part of the page has: `chart-1`. */
  nextId(prefix: string): string;
  /** Reports a mistake in an attribute, or in the content (null), with its place; an error stops the build. */
  error(attribute: string | null, message: string, suggestion?: string): void;
}

interface Definition<Shape extends z.ZodRawShape> {
  /** The attributes, each with its schema; others are errors. */
  readonly props: Shape;
}

type PropsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** A component that a site defines for its pages. Its HTML is made by the build. */
export interface ComponentDefinition<Shape extends z.ZodRawShape> extends Definition<Shape> {
  /** Whether it is part of a line of text. @default false */
  readonly inline?: boolean;
  /** Whether it takes its content part by part. @default false */
  readonly parts?: boolean;
  /** What it does in the browser; an element around its HTML is its place there. The attributes must be data that JSON can hold. */
  readonly late?: LateBehaviour;
  readonly render: (use: ComponentUse<PropsOf<Shape>>) => ElementContent | readonly ElementContent[];
}

/** A component whose content is shown or not, also among the tabs of `<Tabs>` and the like. */
export interface ConditionDefinition<Shape extends z.ZodRawShape> extends Definition<Shape> {
  readonly holds: (place: ComponentPlace<PropsOf<Shape>>) => boolean;
}

/**
 * Defines a component that pages can use without importing it. The module named by `components` in the configuration exports it under the
 * name of its tag.
 */
export function defineComponent<Shape extends z.ZodRawShape>(definition: ComponentDefinition<Shape>): Component {
  const schema = z.object(definition.props);
  const { inline, late } = definition;
  return {
    attributes: Object.keys(definition.props),
    role: inline ? 'inline' : definition.parts ? 'parts' : 'block',
    late,
    render(tag) {
      const props = readProps(tag, schema);
      if (props === undefined) return tag.children();
      const content = [definition.render(createUse(tag, props))].flat();
      if (late === undefined) return content;
      return [h(inline ? 'span' : 'div', { dataWidget: tag.name, dataProps: JSON.stringify(props) }, content)];
    },
  };
}

/** Defines a condition, in the module with the site's components. */
export function defineCondition<Shape extends z.ZodRawShape>(definition: ConditionDefinition<Shape>): Component {
  const schema = z.object(definition.props);
  const holds = (tag: ComponentTag): boolean => {
    const props = readProps(tag, schema);
    return props === undefined || definition.holds(createPlace(tag, props));
  };
  return {
    attributes: Object.keys(definition.props),
    role: 'contained',
    holds,
    render: (tag) => (holds(tag) ? tag.children() : []),
  };
}

/** @returns undefined if an attribute is wrong, which is reported */
function readProps<Shape extends z.ZodRawShape>(tag: ComponentTag, schema: z.ZodObject<Shape>): PropsOf<Shape> | undefined {
  const result = schema.safeParse(tag.values());
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '');
    tag.error('attribute', name, `<${tag.name}${name === '' ? '' : ` ${name}`}>: ${message}.`);
  }
  return undefined;
}

function createPlace<Props>({ frame }: ComponentTag, props: Props): ComponentPlace<Props> {
  const { locale, version } = frame.article.context;
  return { props, locale, version, constant: (path) => frame.scope.lookUp(path.split('.')) };
}

function createUse<Props>(tag: ComponentTag, props: Props): ComponentUse<Props> {
  const { frame, node } = tag;
  const { article, scope } = frame;
  const { siteDir } = article.context;
  return {
    ...createPlace(tag, props),
    children: () => tag.children(),
    parts: () => decideConditions(tag.content(), frame).map((part) => frame.render([part])),
    tabs: (tabs, settings) => renderTabs(tabs, settings, frame),
    link: (target, properties, children) => renderLink(target, properties, children, frame, node),
    image: (source, properties) => renderImage(source, properties, frame, node),
    code: (source, language, title) => renderCode(source, language, '', frame, node, title),
    markdown: (source, { file, line }) => {
      // The lines above keep the places in messages true.
      const text = '\n'.repeat(Math.max(0, line - 1)) + source;
      const includedBy = [...frame.includedBy, frame.file];
      return article.renderFile({ text, bodyOffset: 0, file: posix.join(siteDir, file), scope, includedBy, article });
    },
    read: (file) => article.readPartial(posix.join(siteDir, file)),
    nextId: (prefix) => article.nextId(prefix),
    error(attribute, message, suggestion) {
      if (attribute !== null) tag.error('component', attribute, message, suggestion);
      // Parts that a syntax error has torn apart are not the author's mistake.
      else if (!frame.problems.hasSyntaxError(node)) frame.problems.error('component', node, message, suggestion);
    },
  };
}
