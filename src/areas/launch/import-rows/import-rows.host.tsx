import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { importRowsMachine } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import type { ReadRows, RowsKind } from '#machines/flows/launch/import-rows/import-rows.types.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { showToast } from '#src/ui/toast.tsx';
import { importRowsPorts } from './import-rows.ports.ts';
import { ImportRowsView } from './import-rows.view.tsx';

type ImportRowsHostProps = {
  readonly kind: RowsKind;
  readonly id: string;
  readonly label: string;
  readonly limits: string;
  readonly error: string | null;
  readonly file: { readonly name: string; readonly note: string } | null;
  readonly onRows: (rows: ReadRows) => void;
};

/** Reads test data or known issues from a file. */
export function ImportRowsHost({ kind, onRows, ...shown }: ImportRowsHostProps) {
  const [machine] = useState(() => importRowsMachine.provide({ actors: importRowsPorts() }));
  const actorRef = useActorRef(machine, { input: { kind } });
  useEffect(() => {
    const listeners = [
      actorRef.on('rows.read', ({ rows }) => {
        onRows(rows);
        if (kind === 'knownIssues') showToast({ type: 'success', text: launchTexts.knownIssuesImported(rows.count) });
      }),
      actorRef.on('rows.refused', () => {
        if (kind === 'knownIssues') showToast({ type: 'danger', text: launchTexts.knownIssuesFailed });
      }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, kind, onRows]);
  return <ImportRowsView actorRef={actorRef} {...shown} />;
}
