import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { closest } from '../../model/closest.ts';
import type { Frame, Tag } from '../article.ts';
import { readAttributes } from '../components/component-tag.ts';
import { bindParameters, type PageComponent } from '../expand/page-components.ts';
import { fillLabel } from '../labels.ts';
import { isThemeComponent } from '../react/mdx-components.ts';
import { hasAttributesOfCode, hasComponentsInCode, isDrawing } from '../react/page-code.ts';
import { renderReactTag } from '../react/render-react.ts';
import { collectHeadTags } from './head.ts';
import { renderHtmlElement } from './html-element.ts';
import { isKnownElement } from './html-schema.ts';
import { renderImage } from './links.ts';
import { renderPartial } from './partial.ts';
import { renderMarkup } from './source-text.ts';

/** Renders a fragment, component, partial or HTML element. */
export function renderTag(node: Tag, frame: Frame): ElementContent[] {
  const { name } = node;
  if (name === null) return frame.render(node.children);
  if (name === 'head' || name === 'Head') return collectHeadTags(node, frame);
  const partial = frame.imports.get(name);
  if (partial !== undefined) return renderPartial(partial, node, frame);
  const own = frame.components.get(name);
  if (own) return renderOwn(own, node, frame);
  if (frame.modules.has(name.split('.')[0] ?? '')) return renderReactTag(node, frame);
  // A project's own component goes before one of the engine's with the same name.
  if (hasAttributesOfCode(node, frame) || hasComponentsInCode(node, frame) || isDrawing(node, frame)) return renderReactTag(node, frame);
  if (/^[A-Z]/.test(name) && isThemeComponent(name, frame)) return renderReactTag(node, frame);
  const { registry } = frame.article;
  const content = registry.render(name, node, frame);
  if (content) return content;
  const meant = isKnownElement(name) ? undefined : registry.names.find((known) => known.toLowerCase() === name);
  if (/^[a-z][a-z0-9]*$/.test(name) && meant === undefined) return renderHtmlElement(name, node, frame);
  const picture = frame.scope.lookUp([name]);
  if (typeof picture === 'string') return renderPicture(picture, node, frame);
  if (frame.foreign.has(name)) return contentOrNote(name, node, frame);
  const near = meant ?? closest(name, [...frame.imports.keys(), ...registry.names]);
  const unexported = new RegExp(`^(?:const|let|function|class) +${name}\\b`, 'm').exec(frame.source.text)?.[0];
  const advice = near ? `Did you mean <${near}>?` : `The components are ${registry.names.join(', ')}; partials must be imported.`;
  const hint = unexported ? `Write export ${unexported}, with a blank line above.` : advice;
  frame.problems.error('unknown-component', node, `There is no component <${name}>.`, hint);
  return contentOrNote(name, node, frame);
}

/** Renders a page component. Inside another one's markup, only components defined earlier are allowed, so that none can contain itself. */
function renderOwn(own: PageComponent, node: Tag, frame: Frame): ElementContent[] {
  const names = bindParameters(own, readAttributes(node, frame), frame.scope);
  const start = node.position?.start.offset ?? 0;
  const isEndless = frame.components.values().some((other) => start >= other.start && start < other.end && own.start >= other.start);
  const markup =
    isEndless || !frame.article.mayExpand()
      ? undefined
      : frame.within(names, () => renderMarkup(own.start, own.end, frame), frame.render(node.children));
  if (markup === undefined) {
    const message = `${node.name} cannot be rendered: its markup is incomplete, contains itself, or comes after its use in another component.`;
    frame.problems.error('import', node, message, 'Put its content into a partial, and import that.');
  }
  return markup ?? [];
}

/** Renders an imported picture that is used as a component: `<Logo title="…" />`. */
function renderPicture(source: string, node: Tag, frame: Frame): ElementContent[] {
  const given = readAttributes(node, frame);
  const textOf = (name: string): string | undefined => {
    const value = given.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const alt = textOf('alt') ?? textOf('title') ?? textOf('aria-label');
  const image = renderImage(source, { alt, width: textOf('width'), height: textOf('height') }, frame, node);
  return image ? [image] : [];
}

/** The content of a component that is not known. Without content, readers are told that something is missing. */
function contentOrNote(name: string, node: Tag, frame: Frame): ElementContent[] {
  const content = frame.render(node.children);
  if (content.length > 0 || frame.article.context.dialect === undefined) return content;
  const words = fillLabel(frame.article.labels.notShown, `<${name}>`);
  return node.type === 'mdxJsxTextElement'
    ? [h('em', words)]
    : [h('aside', { className: ['admonition', 'admonition-info'] }, h('p', words))];
}
