import { type ComponentType, useEffect, useState } from 'react';
import { OverlayFailure } from '../errors/OverlayFailure.tsx';
import { Spinner } from '../errors/Spinner.tsx';

type Loading = { readonly Part: ComponentType } | 'loading' | 'failed' | 'retrying';

/**
 * A part whose code is fetched when it is first shown. Shows a spinner after a delay, and an error box with Retry if the code cannot be
 * loaded. If Retry fails too, the whole page is loaded again: browsers before 2026 never ask twice for a module.
 */
export function LazyPart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [state, setState] = useState<Loading>('loading');

  useEffect(() => {
    if (state !== 'loading' && state !== 'retrying') return;
    let isWanted = true;
    load().then(
      (Part) => isWanted && setState({ Part }),
      async () => {
        const comes = state === 'retrying' && (await isReachable());
        if (!isWanted) return;
        if (comes) location.reload();
        else setState('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, state]);

  if (state === 'loading' || state === 'retrying') return <Spinner />;
  if (state === 'failed') return <OverlayFailure onRetry={() => setState('retrying')} />;
  return <state.Part />;
}

/** Whether the page would come if it were loaded: else the reader would lose the one that is there. */
function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
