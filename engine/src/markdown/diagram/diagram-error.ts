/** A line of a diagram cannot be parsed. */
export class DiagramError extends Error {
  /** 0-based line of the diagram's source. */
  readonly line: number;
  readonly suggestion: string | undefined;

  constructor(line: number, message: string, suggestion?: string) {
    super(message);
    this.line = line;
    this.suggestion = suggestion;
  }
}

/** A line as a message quotes it: its beginning, if it is long. */
export function shorten(line: string): string {
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
