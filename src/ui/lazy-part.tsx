import type { ComponentType, ReactNode } from 'react';
import { Component, lazy, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Page } from './page.tsx';
import { pressed } from './pressed.ts';

type Reason = 'offline' | 'lost';

/** A chunk failed to load. */
class PartMissing extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`The code of a part did not come: ${reason}.`);
    this.reason = reason;
  }
}

const title = 'This part of the page could not be loaded.';
export const offlineSentence = 'You are offline. It loads once you are back.';

type MissingProps = { readonly reason: Reason; readonly onRetry: () => void; readonly onClose?: (() => void) | undefined };

function Missing({ reason, onRetry, onClose }: MissingProps) {
  useEffect(() => {
    if (reason !== 'offline') return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [reason, onRetry]);
  const close =
    onClose === undefined ? null : (
      <Button kind="ghost" onPress={onClose}>
        Close
      </Button>
    );
  if (reason === 'offline') return <LoadFailure title={title} sentence={offlineSentence} onRetry={onRetry} beside={close} />;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <>
            <Button onPress={() => window.location.reload()}>Reload the page</Button>
            {close}
          </>
        }
      >
        The server did not send it. Reload the page once what you typed is saved.
      </EmptyState>
    </div>
  );
}

const floating =
  'fixed inset-x-3 bottom-14 z-50 mx-auto w-fit rounded-card border border-line-strong bg-raised shadow-float max-desk:bottom-[84px]';

/** Stays closed once dismissed. */
function Floating({ onLeave, ...missing }: MissingProps & { readonly onLeave: () => void }) {
  const { onRetry } = missing;
  const [isClosed, setClosed] = useState(false);
  const leave = () => {
    setClosed(true);
    onLeave();
  };
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    if (isClosed) window.addEventListener('online', onRetry, { signal });
    else document.addEventListener('keydown', (event) => void (pressed(event) === 'Escape' && leave()), { signal });
    return () => listening.abort();
  });
  return isClosed ? null : (
    <div className={floating}>
      <Missing {...missing} onClose={leave} />
    </div>
  );
}

type GuardProps = {
  readonly children: ReactNode;
  readonly onLeave: (() => void) | null;
  readonly isPage: boolean;
  /** Rendered in its place instead of a message. */
  readonly otherwise: ReactNode;
  readonly onMissing: () => void;
  readonly onRetry: () => void;
};
type GuardState = { readonly error: unknown };

class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { error: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    const { onLeave, isPage, onRetry, otherwise } = this.props;
    if (otherwise !== undefined) return otherwise;
    if (onLeave === null) return <Missing reason={error.reason} onRetry={onRetry} />;
    if (isPage)
      return (
        <Page>
          <Missing reason={error.reason} onRetry={onRetry} onClose={onLeave} />
        </Page>
      );
    return <Floating reason={error.reason} onRetry={onRetry} onLeave={onLeave} />;
  }
}

type Part<Props> = { readonly default: ComponentType<Props> };
type Showing<Props> = { readonly Shown: ComponentType<Props>; readonly turn: number };
export type LazyPart<Props> = ComponentType<Props> & {
  /** Prefetches the code. */
  readonly fetch: () => void;
};

type LazyOptions<Props> = {
  readonly leave?: (props: Props) => void;
  readonly isPage?: boolean;
  /** Rendered where its code fails to load. */
  readonly otherwise?: (props: Props) => ReactNode;
};

/**
 * A component whose code loads on first render. Offline it is not requested: older browsers never retry a failed module. A dialog's message
 * floats over the page, a page's is in its place; dismissing it closes the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props> | undefined>,
  { leave, isPage = false, otherwise }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let known: Part<Props> | undefined;
  const fetch = async (): Promise<Part<Props>> => {
    if (known === undefined && !navigator.onLine) throw new PartMissing('offline');
    known ??= await load().catch(() => undefined);
    if (known === undefined) throw new PartMissing('lost');
    return known;
  };
  let latest = lazy(fetch);
  /** After the failure has rendered: a suspended first render loses its state, so a retry on each render would never end. */
  const renew = () => {
    latest = lazy(fetch);
  };
  function LazyPart(props: Props) {
    const [{ Shown, turn }, show] = useState((): Showing<Props> => ({ Shown: known?.default ?? latest, turn: 0 }));
    return (
      <Guard
        key={turn}
        isPage={isPage}
        otherwise={otherwise?.(props)}
        onLeave={leave === undefined ? null : () => leave(props)}
        onMissing={renew}
        onRetry={() => show({ Shown: known?.default ?? latest, turn: turn + 1 })}
      >
        <Shown {...props} />
      </Guard>
    );
  }
  return Object.assign(LazyPart, { fetch: () => void fetch().catch(() => undefined) });
}
