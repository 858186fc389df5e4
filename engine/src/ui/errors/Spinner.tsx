import { useShell } from '../state/shell.ts';

/** Turns while something is loading. The style sheet shows it after a delay, so that it does not flicker. */
export function Spinner() {
  const { texts } = useShell();
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
}
