import { chooseCookiesMachine } from '#machines/flows/session/choose-cookies.ts';
import type { CookieChoice } from '#schema/rules/session/cookie-choice.ts';
import { nothingAllowed, readCookieChoice } from '#schema/rules/session/cookie-choice.ts';
import { offerCookiePreferences } from '#src/cookie-preferences.ts';
import type { Settings } from '#src/settings.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CookiesView } from './cookies.view.tsx';
import type { OfferedPurpose } from './cookies.view.tsx';
import { HelpWidgetHost } from './help-widget.host.tsx';
import { TrackPageView } from './outside.documents.ts';

type OutsideHostProps = {
  readonly settings: Pick<Settings, 'analytics' | 'helpWidgetUrl'>;
};

const place = 'muster.cookies';

const kept = (): CookieChoice | null => {
  try {
    return readCookieChoice(localStorage.getItem(place));
  } catch {
    return null;
  }
};

const keep = (choice: CookieChoice): void => {
  try {
    localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts for this page.
  }
};

const purposes = {
  analytics: { purpose: 'analytics', label: 'Statistics', hint: 'Statistics tell us which pages are opened, so that we make them better.' },
  help: { purpose: 'help', label: 'Help chat', hint: 'The help chat is loaded from the service that runs it.' },
} as const satisfies Record<string, OfferedPurpose>;

function PageViews() {
  const { client } = usePortal();
  /** The address of the page without what it is about, such as /results/$testId. */
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  useEffect(() => {
    void client.mutation(TrackPageView, { input: { pageName: page } }).toPromise();
  }, [client, page]);
  return null;
}

/** What the portal loads beside itself: nothing that is not configured, and nothing before it is allowed. */
export default function OutsideHost({ settings: { analytics, helpWidgetUrl } }: OutsideHostProps) {
  const { organization } = useViewer();
  const [choice, setChoice] = useState(() => kept() ?? nothingAllowed);
  const actorRef = useFlow(() => chooseCookiesMachine, { input: { kept: kept() } });
  useEmitted(actorRef, {
    'choice.made': (made) => {
      keep(made.choice);
      setChoice(made.choice);
    },
  });
  useEffect(() => offerCookiePreferences(() => actorRef.send({ type: 'preferences.open' })), [actorRef]);
  const offered = [...(analytics ? [purposes.analytics] : []), ...(helpWidgetUrl === null ? [] : [purposes.help])];
  return (
    <>
      <CookiesView actorRef={actorRef} offered={offered} />
      {analytics && choice.analytics && organization.flexibleTestingAccess ? <PageViews /> : null}
      {helpWidgetUrl !== null && choice.help ? <HelpWidgetHost url={helpWidgetUrl} isOffered={organization.flexibleTestingAccess} /> : null}
    </>
  );
}
