import { reportError } from '#src/report.ts';
import { Page } from '#src/ui/page.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { usePageTitle } from '#src/title.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasLostPart } from '../shell/problems.ts';
import { NotFoundMessage, SorryMessage } from './messages.view.tsx';

/** Stands in for a page that broke; everything around it goes on. When it goes, the focus goes on at the title of what comes. */
export function SorryPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle('Something went wrong');
  useEffect(() => reportError(error, 'render'), [error]);
  useLostFocus();
  const again = () => {
    if (hasLostPart() && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <Page narrow>
      <SorryMessage onRetry={again} />
    </Page>
  );
}

/** Stands in for a page that does not exist. */
export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Page narrow>
      <NotFoundMessage />
    </Page>
  );
}
