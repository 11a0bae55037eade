import { archiveZephyrConnectionMachine } from '#machines/flows/integrations/acts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { actingRefusal } from '#src/acting.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { ArchiveZephyrConnection as Archive } from './zephyr-connections.documents.ts';

/** Forgets one connection, after a question. */
export function ArchiveZephyrConnection({ id, name }: { readonly id: string; readonly name: string }) {
  const actorRef = useAct(archiveZephyrConnectionMachine, Archive, { input: { connectionId: id }, done: zephyrTexts.reset });
  return (
    <>
      <Button size="small" label={`Reset ${name}`} onPress={() => actorRef.send({ type: 'act.open' })} disabledReason={actingRefusal()}>
        Reset
      </Button>
      <ActQuestion actorRef={actorRef} title={zephyrTexts.resetQuestion} action="Reset">
        {`“${name}” is removed and its token deleted at once. Imports and launches no longer use it.`}
      </ActQuestion>
    </>
  );
}
