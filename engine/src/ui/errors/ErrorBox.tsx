import type { ReactNode } from 'react';
import { useShell } from '../state/shell.ts';

interface ErrorBoxProps {
  /** What could not be loaded, in a sentence. */
  readonly title: string;
  /** Address of the page that could not be loaded, if it is a page. */
  readonly address?: string;
  readonly onRetry: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Says what could not be loaded, and offers to try again. */
export function ErrorBox({ title, address, onRetry, children }: ErrorBoxProps) {
  const { texts } = useShell();
  return (
    <div className="error-box" role="alert">
      <p className="error-box-title">{title}</p>
      <p>{texts.errors.loadFailedText}</p>
      {address !== undefined && (
        <p>
          <code>{address}</code>
        </p>
      )}
      <p className="error-box-actions">
        <button type="button" className="button" onClick={onRetry}>
          {texts.errors.retry}
        </button>
        {children}
      </p>
    </div>
  );
}
