import type { ReactNode } from 'react';
import { useRootMark } from './root-mark.ts';

/** The ways on of a long page, in sight above the status bar; a phone has its own bar of actions. */
export function Foot({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  useRootMark('feet');
  return (
    <div className={`sticky bottom-(--line-height) z-10 -mx-1 flex gap-2 bg-ground px-1 max-desk:hidden ${className}`}>{children}</div>
  );
}
