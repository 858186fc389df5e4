import type * as ReactApi from 'react';
import { type Fields, isRecord } from '../../model/record.ts';

/** What a component is given. */
export type Props = Fields & { readonly children?: ReactApi.ReactNode };

/** `clsx('a', { b: true }, ['c'])` */
export function classesOf(...values: readonly unknown[]): string {
  return values
    .flatMap((value): string[] => {
      if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
      if (Array.isArray(value)) return [classesOf(...value)];
      return isProps(value) ? Object.keys(value).filter((name) => value[name]) : [];
    })
    .filter((name) => name !== '')
    .join(' ');
}

export function isProps(value: unknown): value is Props {
  return isRecord(value);
}

/** The text of what components get as their content. */
export function textOf(React: typeof ReactApi, node: ReactApi.ReactNode): string {
  return React.Children.toArray(node)
    .map((child) => {
      if (React.isValidElement<Props>(child)) return textOf(React, child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/** A value that may be content; others show nothing. */
export function nodeOf(React: typeof ReactApi, value: unknown): ReactApi.ReactNode {
  if (typeof value === 'string' || typeof value === 'number' || React.isValidElement(value)) return value;
  return Array.isArray(value) ? value.map((item: unknown) => nodeOf(React, item)) : null;
}
