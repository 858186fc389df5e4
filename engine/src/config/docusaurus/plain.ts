/** Readers for data of unknown shape: what has another type counts as absent, as nobody wrote it for us. */
export type Plain = Readonly<Record<string, unknown>>;

/** Stands for a function in plain data. */
export const FUNCTION = '$function';

export function record(value: unknown): Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

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
