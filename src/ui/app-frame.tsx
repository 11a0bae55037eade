import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

type AppFrameProps = { strips?: ReactNode; bar: ReactNode; statusBar?: ReactNode; actions?: ReactNode; children: ReactNode };

/** Strips and bar on top, the page, then the status bar (or, on a phone, the actions) at the foot. */
export function AppFrame({ strips, bar, statusBar, actions, children }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      <div data-chrome="" className="sticky top-0 z-20 bg-ground">
        {strips}
        {bar}
      </div>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        {children}
      </main>
      {actions}
      {statusBar}
    </div>
  );
}
