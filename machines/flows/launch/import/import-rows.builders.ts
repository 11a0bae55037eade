import { restOf } from './begun-import.rules.ts';
import type { BegunImport, ImportPlace, KeepOrder } from './begun-import.rules.ts';
import { importRowsMachine } from './import-rows.ts';
import type { ImportRowsEvent, ImportRowsInput } from './import-rows.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { buildImport } from '#schema/rules/launch/import/build-import.ts';
import { guessColumns } from '#schema/rules/launch/import/guess-columns.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { EngineInput, EngineOrder, ReadSource, ReadWays } from './import-rows.rules.ts';
import { selectBuilt } from './import-rows.selectors.ts';

export const file = new File(['Name'], 'cases.csv');
export const row = (number: number, ...cells: readonly string[]) => ({ number, cells });
export const good: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Press')] };
export const bad: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Pre\0ss')] };
export const empty: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [] };
export const unclosed = sheetFault('unclosed_quote', 'Row 2, column 1: a quote is opened here and never closed.', 2, 1);
export const given = { headers: ['Name'], rows: [['Pay']], source: 'Checkout sheet' };

export const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];

export const ways: ReadWays = { delimiter: ',', encoding: 'utf-8', header: 1, headerRows: [{ number: 1, text: 'Code, Name, Action' }] };
export const readOf = (kind: ImportKind, sheet: Sheet): ReadSource => ({
  headers: sheet.headers,
  sample: [],
  rows: sheet.rows.length,
  written: 'comma, UTF-8',
  mapping: guessColumns(kind, sheet),
  reasons: sheet.headers.map(() => ''),
  dialect: null,
  ways,
  sheets: [],
  sheet: null,
  isRemembered: false,
});
export const builtOf = (sheet: Sheet, kind: ImportKind = 'test_cases', mapping = guessColumns(kind, sheet)) =>
  buildImport({ kind, sheet, mapping, present: [], updatesByCode: true, edits: {} });
export const left = (more: Partial<BegunImport> = {}): BegunImport => ({
  kind: 'test_cases',
  source: { from: 'file', file },
  sheet: null,
  reading: asFound,
  mapping: ['leave_out', 'name', 'instruction'],
  edits: { '3:2': 'Press Pay' },
  updatesByCode: false,
  unread: [],
  ...more,
});
export const start = (more: Partial<ImportRowsInput> = {}): ImportRowsInput => ({
  kind: 'test_cases',
  present: [],
  replaces: 0,
  given: null,
  testId: 't1',
  begun: null,
  unread: [],
  mayChoose: true,
  ...more,
});

export async function importing(
  sheet: Sheet | 'silent',
  more: Partial<ImportRowsInput> = {},
  keepMapping = async (): Promise<void> => {},
  { isFull = false, found = null }: { readonly isFull?: boolean; readonly found?: BegunImport | null } = {},
) {
  const seen: { inputs: EngineInput[]; ended: number; kept: RememberedColumns[]; begun: KeepOrder[]; sought: unknown[] } = {
    sought: [],
    inputs: [],
    ended: 0,
    kept: [],
    begun: [],
  };
  const machine = importRowsMachine.provide({
    actors: {
      findImport: fromPromise(async ({ input }) => {
        seen.sought.push(input);
        return found === null ? [] : [found];
      }),
      runEngine: fromCallback<EngineOrder, EngineInput>(({ input, sendBack, receive }) => {
        seen.inputs.push(input);
        if (sheet !== 'silent') {
          sendBack({ type: 'rows.read', read: readOf(input.kind, sheet) });
          receive(({ revision, mapping, edits, updatesByCode }) =>
            sendBack({
              type: 'rows.built',
              revision,
              built: buildImport({ kind: input.kind, sheet, mapping, present: input.present, updatesByCode, edits }),
            }),
          );
        }
        return () => void (seen.ended += 1);
      }),
      keepImport: fromCallback<KeepOrder, ImportPlace>(({ receive, sendBack }) =>
        receive((order) => {
          seen.begun.push(order);
          if (order.type === 'import.keep' && !isFull) sendBack({ type: 'import.kept', revision: order.revision });
        }),
      ),
      keepMapping: fromPromise(async ({ input }) => {
        seen.kept.push(input.columns);
        await keepMapping();
      }),
    },
  });
  const actor = createActor(machine, { input: start(more) }).start();
  if (more.given === undefined && more.begun === undefined && found === null) actor.send({ type: 'file.choose', file });
  if (sheet !== 'silent') await waitFor(actor, (snapshot) => selectBuilt(snapshot) !== null);
  return { actor, seen };
}
export const finished = async (actor: Awaited<ReturnType<typeof importing>>['actor']) => {
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  return output?.ending === 'imported' ? output : undefined;
};

const built = (revision: number, sheet: Sheet): ImportRowsEvent => ({ type: 'rows.built', revision, built: builtOf(sheet) });

export const importRowsSamples: WalkOptions<typeof importRowsMachine> = {
  inputs: [start(), start({ given }), start({ begun: left() }), start({ mayChoose: false }), start({ unread })],
  events: [
    { type: 'file.choose', file },
    { type: 'table.paste', text: 'Name\nPay', html: '' },
    { type: 'sheet.choose', name: 'Two' },
    { type: 'reading.choose', reading: { header: 4 } },
    { type: 'read.stop' },
    { type: 'read.progressed', done: 1, total: 2, unit: 'rows' },
    { type: 'sheets.found', names: ['One', 'Two'] },
    { type: 'rows.read', read: readOf('test_cases', good) },
    { type: 'read.refused', faults: [unclosed], ways: null },
    built(1, good),
    built(1, bad),
    built(1, empty),
    { type: 'column.map', column: 2, target: 'leave_out' },
    { type: 'steps.take', column: 2 },
    { type: 'cell.change', row: 3, column: 2, text: 'Press' },
    { type: 'update.change', updatesByCode: false },
    { type: 'import.confirm' },
    { type: 'import.confirmValid' },
    { type: 'import.cancel' },
    { type: 'import.leave' },
    { type: 'import.kept', revision: 1 },
    { type: 'unread.forget' },
  ],
  outcomes: {
    findImport: { outputs: [[], [left()], [restOf('test_cases', unread)]], errors: [new Error('no store')] },
    runEngine: { errors: [new Error('no worker')] },
    keepImport: { errors: [new Error('no room')] },
    keepMapping: { outputs: [undefined], errors: [new Error('offline')] },
  },
  project: ({ context, context: { revision, built: shown } }) => [
    Math.min(revision, 2),
    shown?.notes.length ?? null,
    shown?.importable === 0,
    context.unread.length,
  ],
};
