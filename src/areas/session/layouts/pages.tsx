import { OpenSearch } from '#src/open-search.ts';
import { reportError } from '#src/report.ts';
import { Page } from '#src/ui/page.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { usePageTitle } from '#src/title.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useLocation, useRouter } from '@tanstack/react-router';
import { use, useCallback, useEffect } from 'react';
import { useOnce } from '#src/ui/local.ts';
import { CombinedError } from 'urql';
import { listOf } from '../viewer/areas.rules.ts';
import { hasLostPart } from '../viewer/problems.ts';
import { LostMessage, NotFoundMessage, SorryMessage } from './messages.view.tsx';

/** Stands in for a page whose code, or whose first answer, did not come; with the network it comes by itself. */
function LostPage({ onRetry }: { readonly onRetry: () => void }) {
  usePageTitle('Page not loaded');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Page narrow>
      <LostMessage isOffline={!navigator.onLine} onRetry={onRetry} />
    </Page>
  );
}

function BrokenPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  usePageTitle('Something went wrong');
  useEffect(() => reportError(error, 'render'), [error]);
  return (
    <Page narrow>
      <SorryMessage onRetry={onRetry} />
    </Page>
  );
}

/** Stands in for a page that broke or did not come; everything around it goes on. When it goes, the focus goes on at the title of what comes. */
export function SorryPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isPartLost = useOnce(hasLostPart);
  const isLost = isPartLost || (error instanceof CombinedError && error.networkError !== undefined);
  useLostFocus();
  const again = useCallback(() => {
    if (hasLostPart() && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  }, [router, reset]);
  return isLost ? <LostPage onRetry={again} /> : <BrokenPage error={error} onRetry={again} />;
}

/** Hands a page that broke on to the place that holds it, which leads out of what breaks it; one that did not come is said here. */
export function HandedOn(props: ErrorComponentProps) {
  const isLost = useOnce(hasLostPart);
  if (!isLost) throw props.error;
  return <SorryPage {...props} />;
}

/** Stands in for a page that does not exist. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const openSearch = use(OpenSearch);
  usePageTitle('Not found');
  return (
    <Page narrow>
      <NotFoundMessage path={path} list={listOf(path)} onSearch={openSearch ?? undefined} />
    </Page>
  );
}
