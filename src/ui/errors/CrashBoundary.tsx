import { Component, type ReactNode } from 'react';
import { ContentHost } from '../content/ContentHost.tsx';
import { useShell } from '../shell/context.ts';

interface CrashBoundaryState {
  readonly error: Error | null;
}

/** Catches a crash of the shell: says so, offers to try again, and keeps the article, which React has no part in (spec §2 "Crash page"). */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashBoundaryState> {
  constructor(props: { readonly children: ReactNode }) {
    super(props);
    this.state = { error: null };
  }

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return <CrashPage message={this.state.error.message} onReset={() => this.setState({ error: null })} />;
  }
}

function CrashPage({ message, onReset }: { readonly message: string; readonly onReset: () => void }) {
  const { texts } = useShell();
  return (
    <main id="main" className="notice-page">
      <div className="error-box" role="alert">
        <p className="error-box-title">{texts.errors.crashed}</p>
        <p>{message}</p>
        <button type="button" className="button" onClick={onReset}>
          {texts.errors.tryAgain}
        </button>
      </div>
      <ContentHost className="article" />
    </main>
  );
}
