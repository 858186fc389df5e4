export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object that is no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none for anything but an object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? { ...value } : {};
}

/** The fields that have a value. */
export function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The fields of each entry of a list. */
export function records(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** A text that is not empty; anything else counts as absent, as nobody wrote it for us. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

export function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
