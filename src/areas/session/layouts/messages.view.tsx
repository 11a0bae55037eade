import { Button } from '#src/ui/button.tsx';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { offlineSentence } from '#src/ui/lazy-part.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Search } from 'lucide-react';

const title = 'text-title text-balance';

/** What anybody sees when a page broke. */
export function SorryMessage({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  return (
    <>
      <h1 className={title}>We are sorry, something went wrong. We&apos;ve been notified about the issue.</h1>
      <p className="text-ink-2">Nothing that was saved is lost.</p>
      <div className="flex gap-2">
        {onRetry ? (
          <Button kind="primary" onPress={onRetry}>
            Try again
          </Button>
        ) : null}
        <LinkButton href="/">Go to the start page</LinkButton>
      </div>
    </>
  );
}

/** What anybody sees where the code of a page did not come. */
export function LostMessage({ isOffline, onRetry }: { readonly isOffline: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <h1 className={title}>This page could not be loaded.</h1>
      <p className="text-ink-2">{isOffline ? offlineSentence : 'The server did not send it. Nothing that was saved is lost.'}</p>
      <div>
        <Button kind="primary" onPress={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}

type NotFoundProps = {
  /** The address that leads nowhere. */
  readonly path?: string | undefined;
  /** The list that it would have led into. */
  readonly list?: { readonly label: string; readonly href: string } | undefined;
  readonly onSearch?: (() => void) | undefined;
};

/** What anybody sees at an address that leads nowhere, and the ways on. */
export function NotFoundMessage({ path, list, onSearch }: NotFoundProps) {
  return (
    <>
      <h1 className={title}>Selected page can&apos;t be found.</h1>
      {path === undefined ? null : (
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          There is nothing at <span className="code-text">{path}</span>. It may have been removed, or the address is incomplete.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {list === undefined ? null : (
          <LinkButton kind="primary" href={list.href}>
            {list.label}
          </LinkButton>
        )}
        {onSearch === undefined ? null : (
          <Button icon={Search} onPress={onSearch}>
            Search
          </Button>
        )}
        <LinkButton href="/">Go to the start page</LinkButton>
      </div>
    </>
  );
}

export function WaitingMessage({ children }: { readonly children: string }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2">
      <BusyTicks className="text-accent-solid" />
      {children}
    </p>
  );
}
