import type { ReactNode } from 'react';
import { useRootMark } from './root-mark.ts';

/** Above the status bar; phones have an action bar instead. */
export function Foot({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  useRootMark('feet');
  return (
    <div className={`sticky bottom-(--line-height) z-10 -mx-1 flex gap-2 bg-ground px-1 max-desk:hidden ${className}`}>{children}</div>
  );
}
