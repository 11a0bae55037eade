import { useSelector } from '@xstate/react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import { selectIsReading, selectProblem } from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import { FileDrop } from '#src/ui/file-drop.tsx';

type ImportRowsViewProps = {
  readonly actorRef: ImportRowsActorRef;
  readonly id: string;
  readonly label: string;
  readonly limits: string;
  readonly error: string | null;
  readonly file: { readonly name: string; readonly note: string } | null;
};

/** A file of rows: dropped or chosen, with what is wrong about it under it. */
export function ImportRowsView({ actorRef, id, label, limits, error, file }: ImportRowsViewProps) {
  const isReading = useSelector(actorRef, selectIsReading);
  const problem = useSelector(actorRef, selectProblem);
  return (
    <FileDrop
      id={id}
      label={label}
      accept={['.csv']}
      limits={limits}
      error={problem ?? error}
      file={file ?? undefined}
      reading={isReading ? {} : undefined}
      onFile={(chosen) => actorRef.send({ type: 'file.choose', file: chosen })}
    />
  );
}
