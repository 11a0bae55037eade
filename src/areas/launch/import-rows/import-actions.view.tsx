import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import {
  selectBuilt,
  selectCanImport,
  selectCanImportValid,
  selectKind,
  selectPresent,
  selectUpdatesByCode,
  selectWhyNot,
  selectWithoutLabel,
} from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import { countedThings } from '#schema/vocabulary/launch/import-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';

type ImportProps = { readonly actorRef: ImportRowsActorRef };

/** Imports everything, once nothing is left to mend. */
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

/** Imports the valid rest. */
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

/** What happens to the cases that are there, and the ways on. */
export function ImportActions({ actorRef }: ImportProps) {
  const present = useSelector(actorRef, selectPresent);
  const updatesByCode = useSelector(actorRef, selectUpdatesByCode);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {present > 0 ? (
        <Checkbox
          label="Update cases with the same code instead of replacing all of them"
          checked={updatesByCode}
          onChange={(isOn) => actorRef.send({ type: 'update.change', updatesByCode: isOn })}
        />
      ) : null}
      <div className="ml-auto flex flex-wrap gap-2 max-desk:hidden">
        <Button kind="ghost" onPress={() => actorRef.send({ type: 'import.cancel' })}>
          Cancel
        </Button>
        <WithoutButton actorRef={actorRef} />
        <ImportButton actorRef={actorRef} />
      </div>
    </div>
  );
}
