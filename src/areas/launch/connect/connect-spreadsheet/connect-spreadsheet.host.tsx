import { useEffect } from 'react';
import { connectSpreadsheetMachine } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import type { SheetKind } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { connectSpreadsheetPorts } from './connect-spreadsheet.ports.ts';
import { ConnectSpreadsheetView } from './connect-spreadsheet.view.tsx';

type ConnectSpreadsheetProps = { readonly kind: SheetKind; readonly url: string; readonly onRows: (given: GivenRows) => void };

/** Reads a sheet of the spreadsheet at an address and hands its rows on. */
export function ConnectSpreadsheetHost({ kind, url, onRows }: ConnectSpreadsheetProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => connectSpreadsheetMachine.provide({ actors: connectSpreadsheetPorts(client) }), { input: { kind } });
  useEffect(() => actorRef.send({ type: 'address.changed', url }), [actorRef, url]);
  useEmitted(actorRef, { 'rows.found': ({ given }) => onRows(given) });
  return <ConnectSpreadsheetView actorRef={actorRef} kind={kind} />;
}
