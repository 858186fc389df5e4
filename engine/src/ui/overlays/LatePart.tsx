import { type ComponentType, useEffect, useState } from 'react';
import { OverlayFailure } from '../errors/OverlayFailure.tsx';
import { Spinner } from '../errors/Spinner.tsx';

type Loading = { readonly Part: ComponentType } | 'loading' | 'failed';

/**
 * A part whose code is fetched when it is first shown. Shows a spinner after a delay, and an error box with Retry if the code cannot be
 * loaded (spec §2).
 */
export function LatePart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [state, setState] = useState<Loading>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let isWanted = true;
    load().then(
      (Part) => isWanted && setState({ Part }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, state]);

  if (state === 'loading') return <Spinner />;
  if (state === 'failed') return <OverlayFailure onRetry={() => setState('loading')} />;
  return <state.Part />;
}
