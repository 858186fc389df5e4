import { Admonition } from '../render/admonition.ts';
import { Background, Card, CardGrid, Details, Figure, FileTree, Mermaid, Steps } from './blocks.ts';
import { Conditional } from './choice.ts';
import { CodeBlock } from './code-block.ts';
import type { Component } from './component-tag.ts';
import { ThemedImage, TOCInline, Translate } from './docusaurus.ts';
import { MultiLang } from './multi-lang.ts';
import { TabItem, Tabs } from './tabs.ts';
import { Anchor, Badge, Command, coloredWords, FaqLink, Link, OfficeDoc, Path, Popup } from './text.ts';
import { DocCardList, ExchangeTable, ReleaseNote } from './widgets.ts';

/** The components that pages can use without importing them. */
export const COMPONENTS: ReadonlyMap<string, Component> = new Map(
  Object.entries({
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
  }),
);
