/** Something wrong with the input, told to the person who can mend it. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** Stable machine name: `broken-link`, `unknown-component`. */
  readonly code: string;
  /** Path of the file from the project's root. */
  readonly file: string;
  /** 1-based; absent where the problem belongs to the whole file. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  /** What to write instead, where it can be told. */
  readonly suggestion?: string;
}

/** A problem in one line: `file:line:column  error  what  →  suggestion`. */
export function formatDiagnostic({ severity, file, line, column, message, suggestion }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${severity}  ${message}${suggestion ? `  →  ${suggestion}` : ''}`;
}
