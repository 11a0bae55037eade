import { addZephyrConnectionMachine } from '#machines/flows/integrations/add-zephyr-connection.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { addZephyrConnectionPorts } from './add-zephyr-connection.ports.ts';
import { AddZephyrConnectionView, zephyrFieldId } from './add-zephyr-connection.view.tsx';
import { ZephyrCardView } from './zephyr-card.view.tsx';
import type { ShownZephyrConnection } from './zephyr-card.view.tsx';

type ZephyrCardProps = {
  readonly code: ZephyrCode;
  /** Null until they are known. */
  readonly connections: readonly ShownZephyrConnection[] | null;
};

/** The connections to one Zephyr tool, and the window in which one more is added. */
export function ZephyrCard({ code, connections }: ZephyrCardProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => addZephyrConnectionMachine.provide({ actors: addZephyrConnectionPorts(client) }), { input: { code } });
  useEmitted(actorRef, {
    'connection.added': () => showToast({ type: 'success', text: zephyrTexts.added }),
    'connection.refused': ({ field, message }) => {
      if (field !== null) setTimeout(() => document.getElementById(zephyrFieldId(code, field))?.focus(), 0);
      if (message !== null) showToast({ type: 'danger', text: message });
    },
  });
  return (
    <>
      <ZephyrCardView code={code} connections={connections} onAdd={() => actorRef.send({ type: 'window.open' })} />
      <AddZephyrConnectionView actorRef={actorRef} code={code} />
    </>
  );
}
