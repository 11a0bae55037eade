import { connectSpreadsheetMachine } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import type { ConnectSpreadsheetPorts, SheetAnswer, SheetKind } from '#machines/flows/launch/connect/connect-spreadsheet.ts';
import { answered, fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { RetrieveSheet, SheetNames } from './connect-spreadsheet.documents.ts';
import { useEffect } from 'react';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { ConnectSpreadsheetView } from './connect-spreadsheet.view.tsx';

const fetchSheetNames = async (client: Client, spreadsheetUrl: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { data, error } = await answered(client.query(SheetNames, { spreadsheetUrl }, fresh), signal);
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return data.onlineSpreadsheetInfo.sheetNames;
};

/** With the guards of the CSV, which the import removes as of every file. */
const readRows = async (url: string, signal: AbortSignal): Promise<readonly (readonly string[])[]> => {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error('The file could not be read.');
  const [text, { default: csv }] = await Promise.all([answer.text(), import('papaparse')]);
  const { data } = csv.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter: ',', newline: '\r\n' });
  return data.at(-1)?.join('') === '' ? data.slice(0, -1) : data;
};

type Wanted = { readonly url: string; readonly sheetName: string };

const retrieveSheet = async (client: Client, { url, sheetName }: Wanted, signal: AbortSignal): Promise<SheetAnswer> => {
  const input = { spreadsheetUrl: url, sheetName };
  const { data, error } = await client.mutation(RetrieveSheet, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, result, errors } = data.retrieveFromOnlineSpreadsheet;
  if (!successful || result === null) return { messages: errors.map(({ message }) => message) };
  const [headers = [], ...rows] = await readRows(result.url, signal);
  return { given: { headers, rows, source: `Google Sheets, ${sheetName}` } };
};

const connectSpreadsheetPorts = (client: Client): ConnectSpreadsheetPorts => ({
  fetchSheetNames: fromPromise(({ input, signal }) => fetchSheetNames(client, input.url, signal)),
  retrieveSheet: fromPromise(({ input, signal }) => retrieveSheet(client, input, signal)),
});

type ConnectSpreadsheetProps = { readonly kind: SheetKind; readonly url: string; readonly onRows: (given: GivenRows) => void };

export function ConnectSpreadsheetHost({ kind, url, onRows }: ConnectSpreadsheetProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => connectSpreadsheetMachine.provide({ actors: connectSpreadsheetPorts(client) }), { input: { kind } });
  useEffect(() => actorRef.send({ type: 'address.changed', url }), [actorRef, url]);
  useEmitted(actorRef, { 'rows.found': ({ given }) => onRows(given) });
  return <ConnectSpreadsheetView actorRef={actorRef} kind={kind} />;
}
