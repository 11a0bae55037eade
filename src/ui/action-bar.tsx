import type { ReactNode } from 'react';
import { useRootMark } from './root-mark.ts';

/** Above the status bar; phones have an action bar instead. */
export function Foot({ children, className }: { readonly children: ReactNode; readonly className: string }) {
  useRootMark('feet');
  return (
    <div className={`sticky bottom-(--line-height) z-10 -mx-1 flex gap-2 bg-ground px-1 max-desk:hidden ${className}`}>{children}</div>
  );
}

/** At most three, the positive one last; phones only. */
export function ActionBar({ children }: { children: ReactNode }) {
  useRootMark('actions');
  return (
    <section
      data-chrome=""
      aria-label="Actions"
      className="sticky bottom-0 z-20 mt-auto flex flex-wrap gap-2 border-t border-line-strong bg-ground px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] *:flex-1 desk:hidden [&_[data-button]]:flex-1 max-[360px]:px-2 max-[360px]:[&_[data-button]]:px-1.5"
    >
      {children}
    </section>
  );
}
