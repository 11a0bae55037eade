import { helpWidgetMachine } from '#machines/flows/session/help-widget/help-widget.machine.ts';
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

/** The help widget for those who allowed it and whose organization has it; it is told who they are by a hash alone. */
export function HelpWidgetHost({ url, isOffered }: HelpWidgetHostProps) {
  const [{ data }] = useQuery({ query: HelpIdentity, pause: !isOffered });
  useEffect(() => {
    if (isOffered) load(url);
    return () => widgetOf(window)?.('shutdown');
  }, [isOffered, url]);
  return isOffered && data !== undefined ? <Loaded url={url} who={data.getCurrentOrganizationUser} /> : null;
}

type LoadedProps = {
  readonly url: string;
  readonly who: { readonly publicId: string; readonly intercomUserHash?: string | null | undefined };
};

function Loaded({ url, who: { publicId, intercomUserHash } }: LoadedProps) {
  const actorRef = useFlow(() => helpWidgetMachine.provide({ actors: helpWidgetPorts }), { input: { isOffered: true } });
  const hash = intercomUserHash ?? null;
  useEmitted(actorRef, {
    'widget.loaded': () =>
      widgetOf(window)?.('boot', {
        app_id: new URL(url).pathname.split('/').at(-1),
        ...(hash !== null && { user_id: publicId, user_hash: hash }),
      }),
  });
  return null;
}
