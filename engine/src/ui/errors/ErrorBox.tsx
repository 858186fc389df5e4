import type { ReactNode } from 'react';
import { useShell } from '../state/shell.ts';
import { WaysOn } from './WaysOn.tsx';

interface ErrorBoxProps {
  /** What could not be loaded, in a sentence. */
  readonly title: string;
  /** The page that could not be loaded, if it is a page; its name is null where the reader has followed no link to it. */
  readonly asked?: { readonly name: string | null; readonly address: string };
  readonly onRetry: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** Says what could not be loaded and whether that is for want of a network, and offers to try again and where else to go. */
export function ErrorBox({ title, asked, onRetry, children }: ErrorBoxProps) {
  const { texts } = useShell();
  return (
    <>
      <div className="error-box admonition admonition-danger" role="alert">
        <p className="admonition-title">{title}</p>
        {asked && (
          <p>
            {asked.name}
            <code className={asked.name === null ? undefined : 'menu-note'}>{asked.address}</code>
          </p>
        )}
        <p>{navigator.onLine ? texts.errors.serverFailedText : texts.errors.loadFailedText}</p>
        <p className="error-box-actions">
          <button type="button" className="button" onClick={onRetry}>
            {texts.errors.retry}
          </button>
          {children}
        </p>
      </div>
      {/* Not in the alert, which screen readers read from end to end. */}
      <WaysOn key={asked?.address} />
    </>
  );
}
