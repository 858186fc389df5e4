import type { Frame, Registry, Tag } from '../article.ts';
import { Admonition } from '../render/admonition.ts';
import { Background, Card, CardGrid, Details, Figure, FileTree, Mermaid, Steps } from './blocks.ts';
import { Conditional } from './choice.ts';
import { CodeBlock } from './code-block.ts';
import { type Component, ComponentTag } from './component-tag.ts';
import { ThemedImage, TOCInline, Translate } from './docusaurus.ts';
import { MultiLang } from './multi-lang.ts';
import { TabItem, Tabs } from './tabs.ts';
import { Anchor, Badge, Command, coloredWords, FaqLink, Link, OfficeDoc, Path, Popup } from './text.ts';
import { DocCardList, ExchangeTable, ReleaseNote } from './widgets.ts';

/** The engine's own components. */
const COMPONENTS: Readonly<Record<string, Component>> = {
  Admonition,
  Anchor,
  Background,
  Badge,
  Black: coloredWords('black'),
  Blue: coloredWords('blue'),
  BlueBlack: coloredWords('blueblack'),
  Card,
  CardGrid,
  CodeBlock,
  Command,
  Conditional,
  Details,
  DocCardList,
  ExchangeTable,
  FaqLink,
  Figure,
  FileTree,
  Gray: coloredWords('gray'),
  Green: coloredWords('green'),
  Link,
  Mermaid,
  MultiLang,
  OfficeDoc,
  Path,
  Popup,
  Red: coloredWords('red'),
  ReleaseNote,
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
      return component && (component.inline ? 'inline' : 'block');
    },
    render(name: string, node: Tag, frame: Frame) {
      const component = components.get(name);
      return component?.render(new ComponentTag(name, node, frame, component));
    },
  };
}
