import { useShell } from '../shell/context.ts';

/** Turns while something is on its way. The stylesheet shows it after a delay, so that what comes quickly does not flicker. */
export function Spinner() {
  const { texts } = useShell();
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
}
