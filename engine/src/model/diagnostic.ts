/** A problem with the input, for the person who can fix it. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** Stable identifier: `broken-link`, `unknown-component`. */
  readonly code: string;
  /** Path of the file from the project's root. */
  readonly file: string;
  /** 1-based; absent if the problem concerns the whole file. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  /** What to write instead, if known. */
  readonly suggestion?: string;
}

/** A problem in one line: `file:line:column  error  what  →  suggestion`. */
export function formatDiagnostic({ severity, file, line, column, message, suggestion }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${severity}  ${message}${suggestion ? `  →  ${suggestion}` : ''}`;
}
