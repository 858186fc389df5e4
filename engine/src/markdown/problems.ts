import type { Position } from 'satteri';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Anything with a position: a node of a syntax tree, or an object of that shape. */
export interface Located {
  readonly position?: { readonly start: Place } | undefined;
}

/** 1-based line and column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Reports the problems of one file. A page and its partials share a list. */
export class Problems {
  readonly #file: string;
  readonly #list: Diagnostic[];

  /** @param list the diagnostics are added to it */
  constructor(file: string, list: Diagnostic[]) {
    this.#file = file;
    this.#list = list;
  }

  /**
   * Whether syntax errors have been reported within a node, or anywhere in the file. Its content is not what the author meant then, so
   * errors about missing parts would be misleading.
   */
  hasSyntaxError(at?: { readonly position?: Position | undefined }): boolean {
    const { start, end } = at?.position ?? {};
    return this.#list.some(
      ({ code, file, line = 0 }) =>
        code === 'syntax' && file === this.#file && line >= (start?.line ?? 0) && line <= (end?.line ?? Number.POSITIVE_INFINITY),
    );
  }

  /** @param code stable machine name, see `Diagnostic` */
  error(code: string, at: Located | undefined, message: string, suggestion?: string): void {
    this.#add('error', code, at, message, suggestion);
  }

  warning(code: string, at: Located | undefined, message: string, suggestion?: string): void {
    this.#add('warning', code, at, message, suggestion);
  }

  #add(severity: Diagnostic['severity'], code: string, at: Located | undefined, message: string, suggestion: string | undefined): void {
    const start = at?.position?.start;
    this.#list.push({
      severity,
      code,
      file: this.#file,
      ...(start && { line: start.line, column: start.column }),
      message,
      ...(suggestion && { suggestion }),
    });
  }
}
