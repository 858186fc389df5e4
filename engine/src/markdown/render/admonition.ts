import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { closest } from '../../model/closest.ts';
import type { Frame } from '../article.ts';
import type { Component } from '../components/component-tag.ts';
import type { AdmonitionKind } from '../labels.ts';
import { parseInline } from '../parse/parse.ts';
import { writtenClasses } from './html-attributes.ts';
import { withOwner } from './owner.ts';
import { classesOf } from './table-cells.ts';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;

const KINDS = new Map<string, AdmonitionKind>(
  Object.entries({
    note: 'note',
    tip: 'tip',
    info: 'info',
    caution: 'caution',
    warning: 'warning',
    danger: 'danger',
    // Names in older versions of Docusaurus.
    secondary: 'note',
    success: 'tip',
    important: 'info',
  }),
);

/** `:::tip[title]` or `:::tip title` with its content. */
export function renderAdmonition(node: ContainerDirective, frame: Frame): ElementContent[] {
  const kind = KINDS.get(node.name);
  const { title, content } = partsOf(node, frame);
  if (!kind && frame.article.context.dialect?.admonitions?.includes(node.name)) {
    const heading: ElementContent[] = [{ type: 'text', value: node.name.replace(/^./, (letter) => letter.toUpperCase()) }];
    return [withAttributes(noteOf('note', title.length > 0 ? frame.render(title) : heading, frame.render(content), frame), node, frame)];
  }
  if (!kind) {
    frame.problems.error('unknown-admonition', node, `Unknown admonition :::${node.name}.`, nearestKind(node.name, frame));
    return frame.render(content);
  }
  return [withAttributes(noteOf(kind, frame.render(title), frame.render(content), frame), node, frame)];
}

/** An admonition with the id and the classes of its braces: `:::tip[title]{#more .wide}`. */
function withAttributes(note: Element, node: ContainerDirective, frame: Frame): Element {
  const { id, class: written } = node.attributes ?? {};
  if (written) note.properties.className = [...classesOf(note), ...writtenClasses(written, frame)];
  if (!id) return note;
  note.properties.id = id;
  return withOwner(note, node, frame);
}

/** `<Admonition type="tip" title="…">`: the component of Docusaurus for places where colons are not possible. */
export const Admonition: Component = {
  attributes: ['type', 'title', 'icon'],
  render(tag) {
    const type = tag.text('type') ?? 'note';
    const kind = KINDS.get(type);
    const title = tag.text('title');
    if (!kind) tag.error('unknown-admonition', 'type', `Unknown admonition "${type}".`, nearestKind(type, tag.frame));
    return [noteOf(kind ?? 'note', title ? [{ type: 'text', value: title }] : [], tag.children(), tag.frame)];
  },
};

/** An admonition by its name, with its title in it. */
export function noteNamed(name: string, content: ElementContent[], frame: Frame): Element {
  return noteOf(KINDS.get(name) ?? 'note', [], content, frame);
}

function noteOf(kind: AdmonitionKind, title: ElementContent[], content: ElementContent[], { article }: Frame): Element {
  const heading: ElementContent[] = title.length > 0 ? title : [{ type: 'text', value: article.labels.admonitions[kind] }];
  return h('aside', { className: ['admonition', `admonition-${kind}`] }, h('p', { className: ['admonition-title'] }, heading), content);
}

function nearestKind(name: string, frame: Frame): string {
  const near = closest(name, KINDS.keys());
  return near ? `Did you mean "${near}"?` : `The types are ${Object.keys(frame.article.labels.admonitions).join(', ')}.`;
}

function partsOf(node: ContainerDirective, frame: Frame): { title: PhrasingContent[]; content: RootContent[] } {
  const [first, ...rest] = node.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel === true) return { title: first.children, content: rest };
  const named = node.attributes?.title;
  if (named) return { title: [{ type: 'text', value: named }], content: node.children };
  const start = node.position?.start.offset ?? 0;
  const [opening, , title = ''] = /^(:{3,}\s*[\w-]+(?:\{[^}]*\})?[ \t]+)(.+)$/.exec(frame.source.restOfLine(start)) ?? [];
  const end = start + (opening?.length ?? 0);
  return { title: title === '' ? [] : parseInline(frame.source, end - title.length, end), content: node.children };
}
