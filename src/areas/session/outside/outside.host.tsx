import { helpWidgetMachine } from '#machines/flows/session/help-widget.ts';
import type { HelpWidgetPorts } from '#machines/flows/session/help-widget.ts';
import { fromPromise } from 'xstate';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect } from 'react';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { HelpIdentity, TrackPageView } from './outside.documents.ts';
import { chooseCookiesMachine, selectAllowed } from '#machines/flows/session/choose-cookies.ts';
import { readCookieChoice } from '#schema/rules/session/cookie-choice.ts';
import type { CookieChoice } from '#schema/rules/session/cookie-choice.ts';
import { offerCookiePreferences } from '#src/cookie-preferences.ts';
import type { Settings } from '#src/settings.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useMatches } from '@tanstack/react-router';
import { CookiesView } from './cookies.view.tsx';
import type { OfferedPurpose } from './cookies.view.tsx';

/** What a widget in the manner of Intercom leaves on the page. */
type WidgetCall = (command: string, settings?: Readonly<Record<string, unknown>>) => void;

/** The widget, where its script has come. */
const widgetOf = (page: object): WidgetCall | null => {
  const found: unknown = Reflect.get(page, 'Intercom');
  return typeof found === 'function' ? (found as WidgetCall) : null;
};

const helpWidgetPorts: HelpWidgetPorts = { lookForWidget: fromPromise(async () => widgetOf(window) !== null) };

type HelpWidgetHostProps = { readonly url: string; readonly isOffered: boolean };

const scriptId = 'help-widget';

/** Asks for the script once; what it leaves stays until the page is left. */
const load = (url: string): void => {
  if (document.getElementById(scriptId) !== null) return;
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = url;
  document.head.append(script);
};

type Person = { readonly publicId: string; readonly intercomUserHash?: string | null | undefined };

/** The help widget for those who allowed it and whose organization has it; it is told who they are by a hash alone. */
function HelpWidgetHost({ url, isOffered }: HelpWidgetHostProps) {
  const [{ data }] = useQuery({ query: HelpIdentity, pause: !isOffered });
  useEffect(() => {
    if (isOffered) load(url);
    return () => widgetOf(window)?.('shutdown');
  }, [isOffered, url]);
  const who = data?.getCurrentOrganizationUser ?? null;
  return isOffered && who === null ? null : <Widget url={url} isOffered={isOffered} who={who} />;
}

function Widget({ url, isOffered, who }: HelpWidgetHostProps & { readonly who: Person | null }) {
  const actorRef = useFlow(() => helpWidgetMachine.provide({ actors: helpWidgetPorts }), { input: { isOffered } });
  const hash = who?.intercomUserHash ?? null;
  useEmitted(actorRef, {
    'widget.loaded': () =>
      widgetOf(window)?.('boot', {
        app_id: new URL(url).pathname.split('/').at(-1),
        ...(hash !== null && { user_id: who?.publicId, user_hash: hash }),
      }),
  });
  return null;
}

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
  analytics: { purpose: 'analytics', label: 'Statistics', hint: 'Statistics tell us which pages are used, so that we can improve them.' },
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
  const actorRef = useFlow(() => chooseCookiesMachine, { input: { kept: kept() } });
  const choice = useSelector(actorRef, selectAllowed);
  useEmitted(actorRef, { 'choice.made': (made) => keep(made.choice) });
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
