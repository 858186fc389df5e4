import { useShell } from '../state/shell.ts';

/** Says that something could not be loaded, and offers to try again. */
export function ErrorBox({ onRetry }: { readonly onRetry: () => void }) {
  const { texts } = useShell();
  return (
    <div className="error-box" role="alert">
      <p className="error-box-title">{texts.errors.loadFailedTitle}</p>
      <p>{texts.errors.loadFailedText}</p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.errors.retry}
      </button>
    </div>
  );
}
