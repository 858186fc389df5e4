import { Component, type ReactNode, useEffect } from 'react';
import { MAIN_ID } from '../../model/shell-ids.ts';
import { ContentHost } from '../content/ContentHost.tsx';
import { useShell } from '../state/shell.ts';

interface CrashBoundaryState {
  readonly error: Error | null;
}

/** Catches a crash of the shell: shows a message, offers to try again, and keeps the article, which React does not render. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashBoundaryState> {
  constructor(props: { readonly children: ReactNode }) {
    super(props);
    this.state = { error: null };
    this.reset = this.reset.bind(this);
  }

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  reset(): void {
    this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return <CrashPage message={this.state.error.message} onReset={this.reset} />;
  }
}

function CrashPage({ message, onReset }: { readonly message: string; readonly onReset: () => void }) {
  const { texts, overlay, route } = useShell();
  const reset = (): void => {
    // The overlay may be what crashed.
    overlay.set(null);
    onReset();
  };
  // Another page may render without a crash.
  useEffect(() => route.subscribe(onReset), [route, onReset]);
  return (
    <main id={MAIN_ID} className="notice-page">
      <div className="error-box admonition admonition-danger" role="alert">
        <p className="admonition-title">{texts.errors.crashed}</p>
        <p>{message}</p>
        <p className="error-box-actions">
          <button type="button" className="button" onClick={reset}>
            {texts.errors.tryAgain}
          </button>
        </p>
      </div>
      <ContentHost className="article" />
    </main>
  );
}
