import { port } from '#machines/lib/port.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { cellKey, sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { guessMapping } from '#schema/rules/launch/import/test-case-columns.ts';
import type { ColumnTarget } from '#schema/rules/launch/import/test-case-columns.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { and, assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { hasCases, hasNoErrors, importResult } from './import-test-cases.rules.ts';
import type {
  ImportTestCasesContext,
  ImportTestCasesEvent,
  ImportTestCasesInput,
  ImportTestCasesOutput,
  ImportTestCasesPorts,
  ImportTestCasesTag,
  ReadAnswer,
  ReadFile,
} from './import-test-cases.types.ts';

export type ImportTestCasesActorRef = ActorRefFrom<typeof importTestCasesMachine>;
export type ImportTestCasesSnapshot = SnapshotFrom<typeof importTestCasesMachine>;

const unprovided: ImportTestCasesPorts = { readFile: port('readFile') };
const unread = { read: null, faults: [], mapping: [], edits: {} };
const isRead = (answer: ReadAnswer): answer is ReadFile => 'sheet' in answer;

/** Turns a chosen file into test cases: read, map the columns, mend cells, and import all of it or the valid rest. */
export const importTestCasesMachine = setup({
  types: {
    context: {} as ImportTestCasesContext,
    events: {} as ImportTestCasesEvent,
    input: {} as ImportTestCasesInput,
    output: {} as ImportTestCasesOutput,
    tags: {} as ImportTestCasesTag,
  },
  actors: unprovided,
  actions: {
    rememberFile: assign((_, params: { file: File }) => ({ ...unread, file: params.file, given: null })),
    rememberGiven: assign((_, params: { given: GivenRows }) => ({ ...unread, file: null, given: params.given })),
    rememberRead: assign((_, params: { answer: ReadAnswer }) =>
      isRead(params.answer) ? { read: params.answer, mapping: guessMapping(params.answer.sheet) } : {},
    ),
    rememberFaults: assign((_, params: { answer: ReadAnswer }) => ({ faults: isRead(params.answer) ? [] : params.answer.faults })),
    rememberUnread: assign({ faults: [sheetFault('unreadable', launchTexts.uploaderFailed)] as readonly SheetFault[] }),
    rememberTarget: assign(({ context }, params: { column: number; target: ColumnTarget }) => ({
      mapping: context.mapping.map((target, column) => (column === params.column ? params.target : target)),
    })),
    rememberCell: assign(({ context }, params: { row: number; column: number; text: string }) => ({
      edits: { ...context.edits, [cellKey(params.row, params.column)]: params.text },
    })),
    rememberResult: assign(({ context }) => ({ result: importResult(context) })),
    rememberUpdate: assign((_, params: { updatesByCode: boolean }) => ({ updatesByCode: params.updatesByCode })),
  },
  guards: {
    isGiven: ({ context }) => context.given !== null,
    isRead: (_, params: { answer: ReadAnswer }) => isRead(params.answer),
    hasCases: ({ context }) => hasCases(context),
    hasNoErrors: ({ context }) => hasNoErrors(context),
  },
}).createMachine({
  id: 'importTestCases',
  context: ({ input }) => ({
    ...unread,
    present: input.present,
    file: null,
    given: input.given ?? null,
    updatesByCode: true,
    result: null,
  }),
  output: ({ context }) => context.result,
  initial: 'opening',
  on: {
    'rows.given': { target: '.reading', reenter: true, actions: { type: 'rememberGiven', params: ({ event }) => ({ given: event }) } },
    'file.choose': { target: '.reading', reenter: true, actions: { type: 'rememberFile', params: ({ event }) => ({ file: event.file }) } },
    'import.cancel': '.cancelled',
  },
  states: {
    opening: { always: [{ guard: 'isGiven', target: 'reading' }, { target: 'choosing' }] },
    choosing: { tags: 'editable' },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file, given: context.given }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => ({ answer: event.output }) },
            target: 'mapping',
            actions: { type: 'rememberRead', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'refused', actions: { type: 'rememberFaults', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'refused', actions: 'rememberUnread' },
      },
    },
    refused: { tags: 'refused' },
    mapping: {
      tags: 'editable',
      on: {
        'column.map': { actions: { type: 'rememberTarget', params: ({ event }) => ({ column: event.column, target: event.target }) } },
        'cell.change': {
          actions: { type: 'rememberCell', params: ({ event }) => ({ row: event.row, column: event.column, text: event.text }) },
        },
        'update.change': { actions: { type: 'rememberUpdate', params: ({ event }) => ({ updatesByCode: event.updatesByCode }) } },
        'import.confirm': { guard: and(['hasCases', 'hasNoErrors']), target: 'imported', actions: 'rememberResult' },
        'import.confirmValid': { guard: 'hasCases', target: 'imported', actions: 'rememberResult' },
      },
    },
    imported: { type: 'final', tags: 'settled' },
    cancelled: { type: 'final', tags: 'settled' },
  },
});
