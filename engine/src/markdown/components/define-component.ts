import type { Element, ElementContent, Properties } from 'hast';
import { z } from 'zod';
import { renderImage, renderLink } from '../render/links.ts';
import type { Component, ComponentTag } from './component-tag.ts';

/** One use of a site's component on a page. */
export interface ComponentUse<Props> {
  /** The attributes, as the schema gives them out. */
  readonly props: Props;
  readonly locale: string;
  readonly version: string;
  /** The tag's content as HTML. */
  children(): ElementContent[];
  /** A link, checked and resolved as those of Markdown are: a path from the site's root, a file, a URL. */
  link(target: string, properties: Properties, children: ElementContent[]): Element;
  /** A picture, checked and resolved as those of Markdown are; undefined if the address is not allowed. */
  image(source: string, properties: Properties): Element | undefined;
  /** An id that no other part of the page has: `chart-1`. */
  nextId(prefix: string): string;
  /** Reports a mistake in an attribute, with its place; an error stops the build. */
  error(attribute: string, message: string, suggestion?: string): void;
}

/** A component that a site defines for its pages. Its HTML is made by the build. */
export interface ComponentDefinition<Shape extends z.ZodRawShape> {
  /** The attributes, each with its schema; others are errors. */
  readonly props: Shape;
  /** Whether it is part of a line of text. @default false */
  readonly inline?: boolean;
  readonly render: (use: ComponentUse<z.output<z.ZodObject<Shape>>>) => ElementContent | readonly ElementContent[];
}

/**
 * Defines a component that pages can use without importing it. The module named by `components` in the configuration exports it under the
 * name of its tag.
 */
export function defineComponent<Shape extends z.ZodRawShape>(definition: ComponentDefinition<Shape>): Component {
  const schema = z.object(definition.props);
  return {
    attributes: Object.keys(definition.props),
    inline: definition.inline ?? false,
    render(tag) {
      const result = schema.safeParse(tag.values());
      if (result.success) return [definition.render(createUse(tag, result.data))].flat();
      for (const { path, message } of result.error.issues) {
        const name = String(path[0] ?? '');
        tag.error('attribute', name, `<${tag.name}${name === '' ? '' : ` ${name}`}>: ${message}.`);
      }
      return tag.children();
    },
  };
}

function createUse<Props>(tag: ComponentTag, props: Props): ComponentUse<Props> {
  const { frame, node } = tag;
  const { locale, version } = frame.article.context;
  return {
    props,
    locale,
    version,
    children: () => tag.children(),
    link: (target, properties, children) => renderLink(target, properties, children, frame, node),
    image: (source, properties) => renderImage(source, properties, frame, node),
    nextId: (prefix) => frame.article.nextId(prefix),
    error: (attribute, message, suggestion) => tag.error('component', attribute, message, suggestion),
  };
}
