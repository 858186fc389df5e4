import { type Diagnostic, formatDiagnostic } from '../model/diagnostic.ts';

export type ReportFormat = 'text' | 'json' | 'github';

/** Prints problems, and sets the exit code to 1 if one of them is an error. */
export function report(diagnostics: readonly Diagnostic[], format: ReportFormat): void {
  if (format === 'json') console.log(formatDiagnostics(diagnostics, format));
  else if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics, format));
  if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** Formats problems for people (`text`), for programs (`json`) or as annotations (`github`). */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], format: ReportFormat): string {
  switch (format) {
    case 'json':
      return JSON.stringify(diagnostics, null, 2);
    case 'github':
      return diagnostics.map(formatAnnotation).join('\n');
    case 'text':
      return [...diagnostics.map(formatDiagnostic), summarise(diagnostics)].join('\n');
  }
}

function formatAnnotation({ severity, file, line, column, message, suggestion }: Diagnostic): string {
  const path = escapeCommand(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = [`file=${path}`, ...(line ? [`line=${line}`] : []), ...(column ? [`col=${column}`] : [])].join(',');
  return `::${severity} ${place}::${escapeCommand(`${message}${suggestion ? ` → ${suggestion}` : ''}`)}`;
}

/** Escapes a value for GitHub's workflow commands. */
function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function summarise(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
