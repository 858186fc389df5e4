import type { Frame, Registry, Tag } from '../article.ts';
import { Admonition } from '../render/admonition.ts';
import { Card, CardGrid, Details, DocCardList, Mermaid, Steps } from './blocks.ts';
import { CodeBlock } from './code-block.ts';
import { type Component, ComponentTag } from './component-tag.ts';
import { ThemedImage, TOCInline, Translate } from './docusaurus.ts';
import { TabItem, Tabs } from './tabs.ts';
import { Anchor, Link, Popup } from './text.ts';

/** The engine's own components. */
const COMPONENTS: Readonly<Record<string, Component>> = {
  Admonition,
  Anchor,
  Card,
  CardGrid,
  CodeBlock,
  Details,
  DocCardList,
  Link,
  Mermaid,
  Popup,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
  Translate,
};

/**
 * The components that pages can use without importing them.
 * @param own the site's; one with the name of an engine's component replaces it
 */
export function createRegistry(own: ReadonlyMap<string, Component> = new Map()): Registry {
  const components = new Map([...Object.entries(COMPONENTS), ...own]);
  return {
    names: [...components.keys()],
    roleOf(name) {
      const component = components.get(name);
      return component && (component.role ?? 'block');
    },
    holds(name, node, frame) {
      const component = components.get(name);
      return component?.holds?.(new ComponentTag(name, node, frame, component));
    },
    render(name: string, node: Tag, frame: Frame) {
      const component = components.get(name);
      return component?.render(new ComponentTag(name, node, frame, component));
    },
  };
}
