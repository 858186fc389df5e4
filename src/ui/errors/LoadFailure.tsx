import { useShell } from '../shell/context.ts';
import { ErrorBox } from './ErrorBox.tsx';

/** Stands in place of a page that could not be loaded. */
export function LoadFailure() {
  const { retry } = useShell();
  return <ErrorBox onRetry={retry} />;
}
