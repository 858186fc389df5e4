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
