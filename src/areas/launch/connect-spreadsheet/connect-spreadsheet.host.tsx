import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { connectSpreadsheetMachine } from '#machines/flows/launch/connect-spreadsheet/connect-spreadsheet.machine.ts';
import type { SheetKind } from '#machines/flows/launch/connect-spreadsheet/connect-spreadsheet.types.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { usePortal } from '#src/viewer.tsx';
import { connectSpreadsheetPorts } from './connect-spreadsheet.ports.ts';
import { ConnectSpreadsheetView } from './connect-spreadsheet.view.tsx';

type ConnectSpreadsheetProps = { readonly kind: SheetKind; readonly url: string; readonly onRows: (given: GivenRows) => void };

/** Reads a sheet of the spreadsheet at an address and hands its rows on. */
export function ConnectSpreadsheetHost({ kind, url, onRows }: ConnectSpreadsheetProps) {
  const { client } = usePortal();
  const [machine] = useState(() => connectSpreadsheetMachine.provide({ actors: connectSpreadsheetPorts(client) }));
  const actorRef = useActorRef(machine, { input: { kind } });
  useEffect(() => actorRef.send({ type: 'address.changed', url }), [actorRef, url]);
  useEffect(() => {
    const listener = actorRef.on('rows.found', ({ given }) => onRows(given));
    return () => listener.unsubscribe();
  }, [actorRef, onRows]);
  return <ConnectSpreadsheetView actorRef={actorRef} kind={kind} />;
}
