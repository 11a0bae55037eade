import type { Settings } from '#src/settings.ts';
import { CrowdField } from '#src/areas/session/layouts/crowd-field.tsx';
import { Link } from '#src/ui/link.tsx';
import { Wordmark } from '#src/ui/logo.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { useOnce } from '#src/ui/local.ts';
import type { ReactNode } from 'react';

type LoggedOutProps = { readonly settings: Pick<Settings, 'operatorName' | 'helpCenterUrl'>; readonly children: ReactNode };

/** Logo, the page, copyright, and the crowd beside it. */
export function LoggedOutLayout({ settings, children }: LoggedOutProps) {
  const { operatorName, helpCenterUrl } = settings;
  const year = useOnce(() => new Date().getFullYear());
  return (
    <div className="flex min-h-dvh bg-sheet">
      <div className="flex min-w-0 flex-1 flex-col px-6 py-6 wide:w-[560px] wide:flex-none wide:px-18 wide:py-8">
        <header className="flex">
          <Anchor href="/" aria-label="Muster" className="thumb rounded-control">
            <Wordmark size={28} />
          </Anchor>
        </header>
        <main id="main" tabIndex={-1} className="my-auto flex w-full flex-col gap-3.5 py-7 max-wide:my-0">
          {children}
        </main>
        <footer className="flex flex-wrap justify-between gap-2 text-small text-ink-3">
          <span>
            © {year} {operatorName}
          </span>
          {helpCenterUrl === null ? null : (
            <Link href={helpCenterUrl} look="quiet" external>
              Help Center
            </Link>
          )}
        </footer>
      </div>
      <div className="relative flex-1 max-wide:hidden">
        <CrowdField className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}
