/** Fields of unknown types. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: an object that is no list. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a value; none for anything but an object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? { ...value } : {};
}
