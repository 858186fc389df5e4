import type * as ReactApi from 'react';
import { isProps, nodeOf, type Props, textOf } from './element-values.ts';
import type { Moment } from './moment.ts';
import { MARKS } from './protocol.ts';

/** The components of Docusaurus' theme and core as they show in a page without scripts. */
export function createThemeParts(React: typeof ReactApi, moment: Moment) {
  const h = React.createElement;
  const Content = ({ children }: Props): ReactApi.ReactNode => children;
  const Row = ({ children }: Props): ReactApi.ReactNode =>
    h('div', { style: { display: 'flex', flexWrap: 'wrap', gap: '16px', justifyContent: 'center' } }, children);
  const Nothing = (): null => null;
  const tell = ({ title, description }: Props): null => {
    if (typeof title === 'string') moment.head.title ??= title;
    if (typeof description === 'string') moment.head.description ??= description;
    return null;
  };
  const Head = ({ children }: Props): null => {
    React.Children.forEach(children, (child) => {
      if (!React.isValidElement<Props>(child)) return;
      const { name, content, children: words } = child.props;
      if (child.type === 'title') moment.head.windowTitle ??= textOf(React, words);
      if (name === 'description') tell({ description: content });
    });
    return null;
  };
  const Layout = (props: Props): ReactApi.ReactNode => {
    tell(props);
    return props.children;
  };
  const Link = ({ to, href, isNavLink: _nav, activeClassName: _active, autoAddBaseUrl: _auto, ...props }: Props): ReactApi.ReactNode =>
    h('a', { ...props, href: String(to ?? href ?? '') });

  const CodeBlock = ({ children, language, className, title, showLineNumbers }: Props): ReactApi.ReactNode => {
    const named = /language-([\w+-]+)/.exec(String(className ?? ''))?.[1];
    const source = Array.isArray(children) && children.every((child) => typeof child === 'string') ? children.join('') : children;
    return h(
      MARKS.code,
      { 'data-language': String(language ?? named ?? ''), 'data-title': title, 'data-numbers': showLineNumbers ? '' : undefined },
      source,
    );
  };
  const Tabs = ({ children, groupId, values, defaultValue }: Props): ReactApi.ReactNode =>
    h(MARKS.tabs, { 'data-group': groupId, 'data-selected': defaultValue, 'data-labels': JSON.stringify(values ?? []) }, children);
  const TabItem = ({ children, value, label, default: isDefault }: Props): ReactApi.ReactNode =>
    h(MARKS.tab, { 'data-value': value, 'data-label': label, 'data-default': isDefault ? '' : undefined }, children);
  const Admonition = ({ children, type, title }: Props): ReactApi.ReactNode =>
    h(MARKS.note, { 'data-kind': type }, title === undefined ? null : h('strong', null, nodeOf(React, title)), children);
  const Heading = ({ as, ...props }: Props): ReactApi.ReactNode => h(typeof as === 'string' ? as : 'h2', props);
  const Details = ({ summary, children, ...props }: Props): ReactApi.ReactNode =>
    h('details', props, typeof summary === 'string' ? h('summary', null, summary) : nodeOf(React, summary), children);
  const ThemedImage = ({ sources, alt, className }: Props): ReactApi.ReactNode => {
    const { light, dark } = isProps(sources) ? sources : {};
    return [['in-light', light] as const, ['in-dark', dark] as const].map(([theme, src]) =>
      h('img', { key: theme, className: `${theme} ${String(className ?? '')}`, src: String(src ?? ''), alt }),
    );
  };
  const IdealImage = ({ img, src, alt, className, style }: Props): ReactApi.ReactNode =>
    h('img', { className, style, alt, src: addressIn(img) || addressIn(src) });
  const Redirect = ({ to }: Props): null => {
    if (typeof to === 'string') moment.head.redirect ??= to;
    return null;
  };

  return {
    Admonition,
    CodeBlock,
    Content,
    Details,
    Head,
    Heading,
    IdealImage,
    Layout,
    Link,
    Nothing,
    Redirect,
    Row,
    TabItem,
    Tabs,
    ThemedImage,
    tell,
  };
}

/** The address of a picture: written, or of what is imported or required from its file. */
function addressIn(picture: unknown): string {
  if (typeof picture === 'string') return picture;
  return isProps(picture) ? addressIn(picture.default ?? picture.src) : '';
}
