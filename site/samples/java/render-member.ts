import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';
import type { JavaType } from './read-types.ts';

/** A member of the index as Java, without what it does. Undefined if the compiler makes it itself. `name` is that of its class. */
export function renderMember(line: string, name: string, kind: JavaType['kind']): string | undefined {
  const isStatic = line.startsWith('static ');
  const isDefault = line.startsWith('default ');
  const text = line.replace(/^(static|default) /, '');
  const start = text.startsWith('<') ? endOfBrackets(text, 0) : 0;
  const generic = text.slice(0, start);
  const [, returns = '', called = '', params = ''] = /^(.*?)(\w+)\((.*)\)$/.exec(text.slice(start).trim()) ?? [];
  if (called === '') return renderField(text, name, kind, isStatic);
  if (kind === 'enum' && isStatic && /^(values|valueOf)$/.test(called)) return undefined;
  const list = `(${splitTopLevel(params).map(nameParameter).join(', ')})`;
  if (returns.trim() === '') return called === name && kind === 'class' ? `public ${called}${list} {}` : undefined;
  if (kind === 'annotation') return `${returns.trim()} ${called}()${returns.startsWith('String') ? ' default ""' : ''};`;
  const isAbstract = kind === 'interface' && !isStatic && !isDefault;
  const modifier = isStatic ? 'static ' : kind === 'interface' && isDefault ? 'default ' : '';
  return `public ${modifier}${generic} ${returns.trim()} ${called}${list}${isAbstract ? ';' : ' { throw new RuntimeException(); }'}`;
}

function renderField(text: string, name: string, kind: JavaType['kind'], isStatic: boolean): string | undefined {
  const [, type = '', field = ''] = /^(.*\S)\s+(\w+)(?:\s*=.*)?$/.exec(text) ?? [];
  if (type === '' || (kind === 'enum' && type === name)) return undefined;
  const value = /^(byte|short|int|long|float|double|char)$/.test(type) ? '0' : type === 'boolean' ? 'false' : 'null';
  return `public ${isStatic ? 'static ' : ''}${type} ${field}${kind === 'interface' ? ` = ${value}` : ''};`;
}

/** Interfaces of class files have no names of parameters. */
function nameParameter(param: string, index: number): string {
  return /[\w>\].]\s+\w+$/.test(param) && !/\?\s+(extends|super)\s+[\w.]+$/.test(param) ? param : `${param} value${index}`;
}
