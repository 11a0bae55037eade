import { Wordmark } from '#src/ui/logo.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import type { ReactNode } from 'react';

/** Logo and content only: for errors, for nothing found, and while somebody is on the way somewhere else. */
export function MinimalLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center border-b border-line-strong px-5">
        <Anchor href="/" aria-label="Muster" className="thumb rounded-control">
          <Wordmark />
        </Anchor>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[680px] flex-1 flex-col items-start justify-center gap-3 px-6 py-10"
      >
        {children}
      </main>
    </div>
  );
}
