import type { ReactNode } from 'react';

function SkipLink({ target = 'main' }: { target?: string | undefined }) {
  return (
    <a
      href={`#${target}`}
      data-chrome=""
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView?.();
      }}
      className="fixed -top-12 left-3 z-60 rounded-control bg-ink px-3 py-2 text-sheet focus:top-2"
    >
      Skip to content
    </a>
  );
}

type AppFrameProps = { strips?: ReactNode; bar: ReactNode; statusBar?: ReactNode; actions?: ReactNode; children: ReactNode };

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
