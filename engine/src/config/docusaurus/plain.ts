import { type Fields, fieldsOf } from '../../model/record.ts';

/** Readers for data of unknown shape: what has another type counts as absent, as nobody wrote it for us. */
export type Plain = Fields;

/** Stands for a function in plain data. */
export const FUNCTION = '$function';

export const record: (value: unknown) => Plain = fieldsOf;

export function records(value: unknown): Plain[] {
  return Array.isArray(value) ? value.map(record) : [];
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

export function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
