import type {
  ImportRowsContext,
  ImportRowsOutput,
  EngineOrder,
  EngineInput,
  Progress,
  ReadSource,
  EngineAnswer,
} from './import-rows.rules.ts';
import type { FindImport, KeepImport, BegunImport, ImportSource } from './begun-import.rules.ts';
import type { Reading } from '#schema/vocabulary/launch/import-kinds.ts';
import { rememberable } from '#schema/rules/launch/import/columns.ts';
import type { ColumnTarget, RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { cellKey, sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { and, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { restOf } from './begun-import.rules.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import { begunOf, hasNoErrors, hasThings, importResult, takenUp, withSteps } from './import-rows.rules.ts';

export type ImportRowsPorts = {
  readonly findImport: FindImport;
  readonly runEngine: CallbackActorLogic<EngineOrder, EngineInput>;
  /** Saves on this device and reports 'import.kept'; reports nothing where it cannot be saved. */
  readonly keepImport: KeepImport;
  readonly keepMapping: PromiseActorLogic<void, { readonly kind: ImportKind; readonly columns: RememberedColumns }>;
};

export type ImportRowsInput = {
  readonly kind: ImportKind;
  readonly present: readonly TestCase[];
  /** How many existing things the import replaces. */
  readonly replaces: number;
  readonly given: GivenRows | null;
  readonly testId: string;
  /** Resumed where it is present. */
  readonly begun: BegunImport | null;
  readonly unread: readonly Unread[];
  /** A file may be chosen where nothing was begun. */
  readonly mayChoose: boolean;
};
export type ImportRowsEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'table.paste'; readonly text: string; readonly html: string }
  | { readonly type: 'sheet.choose'; readonly name: string }
  | { readonly type: 'reading.choose'; readonly reading: Partial<Reading> }
  | { readonly type: 'read.stop' }
  | { readonly type: 'column.map'; readonly column: number; readonly target: ColumnTarget }
  /** Of a column that looks like steps, where no case has any. */
  | { readonly type: 'steps.take'; readonly column: number }
  | { readonly type: 'cell.change'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly type: 'update.change'; readonly updatesByCode: boolean }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'import.confirm' }
  | { readonly type: 'import.confirmValid' }
  | { readonly type: 'import.cancel' }
  /** The page is left; the import stays as it is. */
  | { readonly type: 'import.leave' }
  | { readonly type: 'import.kept'; readonly revision: number }
  | EngineAnswer;
type ImportRowsTag = 'busy' | 'editable' | 'refused' | 'settled';

export type ImportRowsActorRef = ActorRefFrom<typeof importRowsMachine>;
export type ImportRowsSnapshot = SnapshotFrom<typeof importRowsMachine>;

const unprovided: ImportRowsPorts = {
  findImport: port('findImport'),
  runEngine: watchPort('runEngine'),
  keepImport: watchPort('keepImport'),
  keepMapping: port('keepMapping'),
};
const untouched = { progress: null, faults: [], read: null, mapping: [], edits: {}, built: null };
const from = (source: ImportSource) => ({ ...untouched, source, sheets: [], sheet: null, reading: asFound, ways: null, begun: null });
const found = ({ event }: { event: { output: readonly BegunImport[] } }) => ({ begun: event.output[0] ?? null });
type Said<Type extends ImportRowsEvent['type']> = { readonly event: Extract<ImportRowsEvent, { readonly type: Type }> };

const again = { target: 'building', reenter: true } as const;
const changes = {
  'column.map': { ...again, actions: { type: 'rememberTarget', params: ({ event }: Said<'column.map'>) => event } },
  'steps.take': { ...again, actions: { type: 'rememberSteps', params: ({ event }: Said<'steps.take'>) => event } },
  'cell.change': { ...again, actions: { type: 'rememberCell', params: ({ event }: Said<'cell.change'>) => event } },
  'update.change': { ...again, actions: { type: 'rememberUpdate', params: ({ event }: Said<'update.change'>) => event } },
} as const;

/** Turns rows from a file, the clipboard or elsewhere into test cases, known issues or test data: read, map, mend, import all or the valid rest. */
export const importRowsMachine = setup({
  types: {
    context: {} as ImportRowsContext,
    events: {} as ImportRowsEvent,
    input: {} as ImportRowsInput,
    output: {} as ImportRowsOutput,
    tags: {} as ImportRowsTag,
    children: {} as { findImport: 'findImport'; runEngine: 'runEngine'; keepImport: 'keepImport'; keepMapping: 'keepMapping' },
  },
  actors: unprovided,
  actions: {
    rememberSource: assign((_, params: { source: ImportSource }) => from(params.source)),
    rememberSheets: assign((_, params: { names: readonly string[] }) => ({ sheets: params.names, progress: null })),
    rememberSheet: assign(({ context: { reading } }, params: { name: string }) => ({
      ...untouched,
      sheet: params.name,
      reading: { ...reading, header: null },
      begun: null,
    })),
    rememberReading: assign(({ context }, params: { reading: Partial<Reading> }) => ({
      ...untouched,
      reading: { ...context.reading, ...params.reading },
      begun: null,
    })),
    rememberProgress: assign((_, { done, total, unit }: Progress) => ({ progress: { done, total, unit } })),
    rememberRead: assign(({ context }, params: { read: ReadSource }) => ({
      ...takenUp(context, params.read),
      ...(params.read.sheets.length > 0 ? { sheets: params.read.sheets, sheet: params.read.sheet } : {}),
      ways: params.read.ways,
      begun: null,
      progress: null,
    })),
    rememberFaults: assign((_, { faults, ways }: Pick<ImportRowsContext, 'faults' | 'ways'>) => ({ faults, ways, progress: null })),
    rememberUnstarted: assign({ ...untouched, faults: [sheetFault('unreadable', importTexts.uploaderFailed)] as readonly SheetFault[] }),
    rememberTarget: assign(({ context }, params: { column: number; target: ColumnTarget }) => ({
      mapping: context.mapping.map((target, column) => (column === params.column ? params.target : target)),
    })),
    rememberSteps: assign(({ context }, { column }: { column: number }) => ({ mapping: withSteps(context.mapping, column) })),
    rememberCell: assign(({ context }, params: { row: number; column: number; text: string }) => ({
      edits: { ...context.edits, [cellKey(params.row, params.column)]: params.text },
    })),
    rememberUpdate: assign((_, params: { updatesByCode: boolean }) => ({ updatesByCode: params.updatesByCode })),
    rememberOrder: assign(({ context }) => ({ revision: context.revision + 1 })),
    rememberBuilt: assign((_, params: Pick<Said<'rows.built'>['event'], 'built'>) => ({ built: params.built })),
    rememberKept: assign((_, params: { revision: number }) => ({ keptRevision: params.revision })),
    rememberBegun: assign((_, { begun }: { begun: BegunImport | null }) =>
      begun === null
        ? {}
        : {
            begun,
            source: begun.source,
            sheet: begun.sheet,
            reading: begun.reading,
            updatesByCode: begun.updatesByCode,
            unread: begun.unread,
          },
    ),
    rememberUnread: assign(({ context }, { begun }: { begun: BegunImport | null }) => ({ unread: begun?.unread ?? context.unread })),
    forgetUnread: assign({ unread: [] }),
    rememberConfirmed: assign({ ending: 'imported' }),
    rememberLeft: assign({ ending: 'left' }),
    forgetSource: assign({ ...untouched, source: null, sheets: [], sheet: null, reading: asFound, ways: null, begun: null }),
    tellEngine: sendTo('runEngine', ({ context: { revision, mapping, edits, updatesByCode } }) => ({
      type: 'rows.build' as const,
      revision,
      mapping,
      edits,
      updatesByCode,
    })),
    tellKept: enqueueActions(({ context, enqueue }) => {
      const begun = begunOf(context);
      if (begun !== null) enqueue.sendTo('keepImport', { type: 'import.keep', revision: context.revision, begun });
    }),
    tellForgotten: sendTo('keepImport', ({ context: { kind, revision, unread } }) => {
      const rest = restOf(kind, unread);
      return rest === null ? { type: 'import.forget' as const, kind } : { type: 'import.keep' as const, revision, begun: rest };
    }),
  },
  guards: {
    isGiven: ({ context }) => context.source !== null,
    isBegun: (_, { begun }: { begun: BegunImport | null }) => begun !== null && begun.source !== null,
    hasUnread: ({ context }) => context.unread.length > 0,
    mayChoose: ({ context }) => context.mayChoose,
    isLatest: ({ context }, params: { revision: number }) => params.revision === context.revision,
    hasThings: ({ context }) => hasThings(context.built),
    hasNoErrors: ({ context }) => hasNoErrors(context.built),
  },
  delays: { keepTimeout: 2_000 },
}).createMachine({
  id: 'importRows',
  context: ({ input: { kind, present, replaces, given, testId, begun, unread, mayChoose } }) => ({
    ...untouched,
    unread,
    kind,
    present,
    replaces,
    testId,
    begun,
    source: begun?.source ?? (given === null ? null : { from: 'elsewhere', ...given }),
    sheets: [],
    sheet: begun?.sheet ?? null,
    reading: begun?.reading ?? asFound,
    ways: null,
    updatesByCode: begun?.updatesByCode ?? true,
    revision: 0,
    keptRevision: 0,
    mayChoose,
    ending: 'cancelled',
  }),
  output: ({ context }) => importResult(context),
  initial: 'opening',
  invoke: {
    id: 'keepImport',
    src: 'keepImport',
    input: ({ context: { testId } }) => ({ testId }),
    onError: {},
  },
  on: {
    'import.kept': { actions: { type: 'rememberKept', params: ({ event }) => ({ revision: event.revision }) } },
    'file.choose': {
      target: '.working',
      reenter: true,
      actions: { type: 'rememberSource', params: ({ event }) => ({ source: { from: 'file', file: event.file } }) },
    },
    'table.paste': {
      target: '.working',
      reenter: true,
      actions: { type: 'rememberSource', params: ({ event }) => ({ source: { from: 'clipboard', text: event.text, html: event.html } }) },
    },
    'sheet.choose': {
      guard: 'isGiven',
      target: '.working',
      reenter: true,
      actions: { type: 'rememberSheet', params: ({ event }) => event },
    },
    'reading.choose': {
      guard: 'isGiven',
      target: '.working',
      reenter: true,
      actions: { type: 'rememberReading', params: ({ event }) => event },
    },
    'import.cancel': '.cancelled',
    'import.leave': '.left',
  },
  states: {
    opening: { always: [{ guard: 'isGiven', target: 'working' }, { target: 'finding' }] },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findImport',
        src: 'findImport',
        input: ({ context: { testId, kind } }) => ({ testId, kinds: [kind] }),
        onDone: [
          { guard: { type: 'isBegun', params: found }, target: 'working', actions: { type: 'rememberBegun', params: found } },
          { guard: 'mayChoose', target: 'choosing', actions: { type: 'rememberUnread', params: found } },
          { target: 'left', actions: { type: 'rememberUnread', params: found } },
        ],
        onError: [{ guard: 'mayChoose', target: 'choosing' }, { target: 'left' }],
      },
    },
    choosing: {
      tags: 'editable',
      entry: 'tellForgotten',
      on: { 'unread.forget': { guard: 'hasUnread', actions: ['forgetUnread', 'tellForgotten'] } },
    },
    working: {
      initial: 'reading',
      invoke: {
        id: 'runEngine',
        src: 'runEngine',
        input: ({ context: { kind, source, sheet, reading, present } }) => ({
          kind,
          source: source ?? { from: 'clipboard', text: '', html: '' },
          sheet,
          reading,
          present,
        }),
        onError: { target: 'refused', actions: 'rememberUnstarted' },
      },
      on: {
        'unread.forget': { guard: 'hasUnread', actions: ['forgetUnread', 'tellKept'] },
        'read.stop': { target: 'choosing', actions: 'forgetSource' },
        'read.refused': { target: 'refused', actions: { type: 'rememberFaults', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: 'busy',
          on: {
            'read.progressed': { actions: { type: 'rememberProgress', params: ({ event }) => event } },
            'sheets.found': {
              target: 'choosingSheet',
              actions: { type: 'rememberSheets', params: ({ event }) => ({ names: event.names }) },
            },
            'rows.read': { target: 'building', actions: { type: 'rememberRead', params: ({ event }) => ({ read: event.read }) } },
          },
        },
        choosingSheet: { tags: 'editable' },
        building: {
          tags: ['busy', 'editable'],
          entry: ['rememberOrder', 'tellEngine', 'tellKept'],
          on: {
            ...changes,
            'rows.built': {
              guard: { type: 'isLatest', params: ({ event }) => ({ revision: event.revision }) },
              target: 'ready',
              actions: { type: 'rememberBuilt', params: ({ event }) => ({ built: event.built }) },
            },
          },
        },
        ready: {
          tags: 'editable',
          on: {
            ...changes,
            'import.confirm': { guard: and(['hasThings', 'hasNoErrors']), target: '#importRows.keeping', actions: 'rememberConfirmed' },
            'import.confirmValid': { guard: 'hasThings', target: '#importRows.keeping', actions: 'rememberConfirmed' },
          },
        },
      },
    },
    refused: {
      tags: 'refused',
      entry: 'tellForgotten',
      on: {
        'unread.forget': { guard: 'hasUnread', actions: ['forgetUnread', 'tellForgotten'] },
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepMapping',
        src: 'keepMapping',
        input: ({ context: { kind, read, mapping } }) => ({ kind, columns: rememberable(read?.headers ?? [], mapping) }),
        onDone: 'imported',
        onError: 'imported',
      },
      after: { keepTimeout: 'imported' },
      on: { 'import.leave': 'imported' },
    },
    imported: { type: 'final', tags: 'settled', entry: 'tellForgotten' },
    cancelled: { type: 'final', tags: 'settled', entry: 'tellForgotten' },
    left: { type: 'final', tags: 'settled', entry: 'rememberLeft' },
  },
});
