import { useRef } from 'react';
import { dismissToast, showToast } from './ui/toast.tsx';

/** Says why something was refused, and takes back what it said once it is done. */
export function useRefusals(): { readonly tell: (text: string) => void; readonly takeBack: () => void } {
  const told = useRef<string[]>([]);
  return {
    tell: (text) => void told.current.push(showToast({ type: 'danger', text })),
    takeBack: () => told.current.splice(0).forEach(dismissToast),
  };
}
