import { useShell } from '../state/shell.ts';

interface ErrorBoxProps {
  /** Address of the page that could not be loaded, if it is a page. */
  readonly address?: string;
  readonly onRetry: () => void;
}

/** Says what could not be loaded, and offers to try again. */
export function ErrorBox({ address, onRetry }: ErrorBoxProps) {
  const { texts } = useShell();
  return (
    <div className="error-box" role="alert">
      <p className="error-box-title">{texts.errors.loadFailedTitle}</p>
      <p>{texts.errors.loadFailedText}</p>
      {address !== undefined && (
        <p>
          <code>{address}</code>
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {texts.errors.retry}
      </button>
    </div>
  );
}
