import { helpWidgetMachine } from '#machines/flows/session/help-widget.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { helpWidgetPorts, widgetOf } from './help-widget.ports.ts';
import { HelpIdentity } from './outside.documents.ts';

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
export function HelpWidgetHost({ url, isOffered }: HelpWidgetHostProps) {
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
