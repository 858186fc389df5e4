import type { FeedbackTexts } from './en.ts';

export const texts: FeedbackTexts = {
  report: 'Problem melden',
  reportSection: (title) => `Problem melden: ${title}`,
  reportSample: 'Problem mit diesem Code melden',
  reportQuery: (query) => `Keine Treffer für „${query}“`,
  wrong: 'Falsch',
  unclear: 'Unklar',
  missing: 'Es fehlt etwas',
  sample: 'Beispiel funktioniert nicht',
  choose: 'Wählen Sie zuerst eines davon aus.',
  detail: 'In einer Zeile, wenn Sie möchten',
  hint: 'Bitte schreiben Sie nichts über sich selbst.',
  send: 'Senden',
  sending: 'Wird gesendet…',
  cancel: 'Abbrechen',
  close: 'Schließen',
  thanks: 'Danke. Die Autoren lesen es.',
  failed: 'Das Senden ist fehlgeschlagen. Ihr Text ist noch da; bitte versuchen Sie es später erneut.',
  tooMany: 'Zu viele Meldungen in kurzer Zeit. Bitte versuchen Sie es in einer Minute erneut.',
  issue: 'Stattdessen ein Issue öffnen',
};
