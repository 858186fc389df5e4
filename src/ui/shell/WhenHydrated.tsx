import { useEffect } from 'react';

/** Calls back once React has taken over the served document. */
export function WhenHydrated({ call }: { readonly call: () => void }) {
  useEffect(call, [call]);
  return null;
}
