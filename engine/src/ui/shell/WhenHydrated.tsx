import { useEffect } from 'react';

/** Calls back once React has hydrated the document. */
export function WhenHydrated({ call }: { readonly call: () => void }) {
  useEffect(call, [call]);
  return null;
}
