import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import {
  selectBuilt,
  selectCanImport,
  selectCanImportValid,
  selectKind,
  selectWhyNot,
  selectWithoutLabel,
} from '#machines/flows/launch/import/import-rows.selectors.ts';
import { countedThings } from '#schema/vocabulary/launch/import-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { Foot } from '#src/ui/action-bar.tsx';

type ImportProps = { readonly actorRef: ImportRowsActorRef };

export function ImportButton({ actorRef }: ImportProps) {
  const kind = useSelector(actorRef, selectKind);
  const built = useSelector(actorRef, selectBuilt);
  const canImport = useSelector(actorRef, selectCanImport);
  const why = useSelector(actorRef, selectWhyNot);
  return (
    <Button
      kind="primary"
      disabledReason={canImport ? null : why}
      reason="hidden"
      onPress={() => actorRef.send({ type: 'import.confirm' })}
    >{`Import ${countedThings(kind, built?.importable ?? 0)}`}</Button>
  );
}

export function WithoutButton({ actorRef }: ImportProps) {
  const without = useSelector(actorRef, selectWithoutLabel);
  const canImport = useSelector(actorRef, selectCanImportValid);
  const why = useSelector(actorRef, selectWhyNot);
  return without === null ? null : (
    <Button disabledReason={canImport ? null : why} reason="hidden" onPress={() => actorRef.send({ type: 'import.confirmValid' })}>
      {without}
    </Button>
  );
}

/** Can be undone for a moment. */
export function CancelButton({ actorRef }: ImportProps) {
  return (
    <Button kind="ghost" onPress={() => actorRef.send({ type: 'import.cancel' })}>
      Cancel
    </Button>
  );
}

export function ImportActions({ actorRef }: ImportProps) {
  return (
    <Foot className="flex-wrap justify-end py-3">
      <CancelButton actorRef={actorRef} />
      <WithoutButton actorRef={actorRef} />
      <ImportButton actorRef={actorRef} />
    </Foot>
  );
}
