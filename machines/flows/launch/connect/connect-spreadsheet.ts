import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { isSpreadsheetAddress } from '#schema/rules/launch/problems.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';

export type SheetKind = 'test_cases' | 'known_issues';

export type SheetAnswer = { readonly given: GivenRows } | { readonly messages: readonly string[] };

export type ConnectSpreadsheetPorts = {
  readonly fetchSheetNames: PromiseActorLogic<readonly string[], { readonly url: string }>;
  readonly retrieveSheet: PromiseActorLogic<SheetAnswer, { readonly url: string; readonly sheetName: string }>;
};
type ConnectSpreadsheetInput = { readonly kind: SheetKind };
type ConnectSpreadsheetContext = {
  readonly kind: SheetKind;
  readonly url: string;
  readonly sheetNames: readonly string[];
  readonly sheetName: string | null;
  readonly problem: string | null;
};
type ConnectSpreadsheetEvent =
  | { readonly type: 'address.changed'; readonly url: string }
  | { readonly type: 'sheet.import' }
  | { readonly type: 'sheet.choose'; readonly name: string }
  | { readonly type: 'import.cancel' };
export type ConnectSpreadsheetEmitted = { readonly type: 'rows.found'; readonly given: GivenRows };
type ConnectSpreadsheetTag = 'busy' | 'editable' | 'refused';

export type ConnectSpreadsheetActorRef = ActorRefFrom<typeof connectSpreadsheetMachine>;
type ConnectSpreadsheetSnapshot = SnapshotFrom<typeof connectSpreadsheetMachine>;

const unprovided: ConnectSpreadsheetPorts = { fetchSheetNames: port('fetchSheetNames'), retrieveSheet: port('retrieveSheet') };
const named = ({ event }: { event: { output: readonly string[] } }) => ({ names: event.output });
const answered = ({ event }: { event: { output: SheetAnswer } }) => ({ answer: event.output });
const failureOf = ({ kind }: ConnectSpreadsheetContext): string =>
  kind === 'test_cases' ? connectTexts.sheetCasesFailed : connectTexts.sheetIssuesFailed;
const none: GivenRows = { headers: [], rows: [], source: '' };

/** Reads a spreadsheet by its URL: first its sheets, then the rows of one for the import. */
export const connectSpreadsheetMachine = setup({
  types: {
    context: {} as ConnectSpreadsheetContext,
    events: {} as ConnectSpreadsheetEvent,
    input: {} as ConnectSpreadsheetInput,
    emitted: {} as ConnectSpreadsheetEmitted,
    tags: {} as ConnectSpreadsheetTag,
  },
  actors: unprovided,
  actions: {
    rememberAddress: assign((_, params: { url: string }) => ({ url: params.url, sheetNames: [], sheetName: null, problem: null })),
    rememberSheets: assign((_, params: { names: readonly string[] }) => ({ sheetNames: params.names })),
    rememberOnly: assign((_, params: { names: readonly string[] }) => ({ sheetNames: params.names, sheetName: params.names[0] ?? null })),
    rememberSheet: assign((_, params: { name: string }) => ({ sheetName: params.name })),
    rememberNoSheets: assign({ problem: connectTexts.sheetInfoFailed }),
    rememberRefusal: assign(({ context }, params: { answer: SheetAnswer }) => ({
      problem: 'messages' in params.answer ? messageOf({ successful: false, ...params.answer }, failureOf(context)) : null,
    })),
    rememberFailure: assign(({ context }) => ({ problem: failureOf(context) })),
    forgetProblem: assign({ problem: null }),
    announceRows: emit((_, params: { answer: SheetAnswer }) => ({
      type: 'rows.found' as const,
      given: 'given' in params.answer ? params.answer.given : none,
    })),
  },
  guards: {
    isSpreadsheet: ({ context }) => isSpreadsheetAddress(context.url.trim()),
    isOther: ({ context }, params: { url: string }) => params.url !== context.url,
    isOnlyOne: (_, params: { names: readonly string[] }) => params.names.length === 1,
    isOffered: ({ context }, params: { name: string }) => context.sheetNames.includes(params.name),
    hasSheet: ({ context }) => context.sheetName !== null,
    hasRows: (_, params: { answer: SheetAnswer }) => 'given' in params.answer,
  },
}).createMachine({
  id: 'connectSpreadsheet',
  context: ({ input }) => ({ kind: input.kind, url: '', sheetNames: [], sheetName: null, problem: null }),
  initial: 'idle',
  on: {
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => ({ url: event.url }) },
      target: '.idle',
      actions: { type: 'rememberAddress', params: ({ event }) => ({ url: event.url }) },
    },
  },
  states: {
    idle: {
      tags: 'editable',
      on: { 'sheet.import': { guard: 'isSpreadsheet', target: 'looking' } },
    },
    looking: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { 'import.cancel': 'idle' },
      invoke: {
        id: 'fetchSheetNames',
        src: 'fetchSheetNames',
        input: ({ context }) => ({ url: context.url.trim() }),
        onDone: [
          { guard: { type: 'isOnlyOne', params: named }, target: 'retrieving', actions: { type: 'rememberOnly', params: named } },
          { target: 'choosing', actions: { type: 'rememberSheets', params: named } },
        ],
        onError: { target: 'unlisted', actions: 'rememberNoSheets' },
      },
    },
    unlisted: { description: 'The names of the sheets did not come.', tags: ['editable', 'refused'], on: { 'sheet.import': 'looking' } },
    choosing: {
      description: 'Several sheets: a person picks one and imports again.',
      tags: 'editable',
      on: {
        'sheet.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ name: event.name }) },
          actions: { type: 'rememberSheet', params: ({ event }) => ({ name: event.name }) },
        },
        'sheet.import': { guard: 'hasSheet', target: 'retrieving' },
        'import.cancel': 'idle',
      },
    },
    retrieving: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { 'import.cancel': 'choosing' },
      invoke: {
        id: 'retrieveSheet',
        src: 'retrieveSheet',
        input: ({ context }) => ({ url: context.url.trim(), sheetName: context.sheetName ?? '' }),
        onDone: [
          { guard: { type: 'hasRows', params: answered }, target: 'idle', actions: { type: 'announceRows', params: answered } },
          { target: 'unread', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'unread', actions: 'rememberFailure' },
      },
    },
    unread: {
      description: 'The rows of the sheet did not come.',
      tags: ['editable', 'refused'],
      on: {
        'sheet.choose': {
          guard: { type: 'isOffered', params: ({ event }) => ({ name: event.name }) },
          actions: { type: 'rememberSheet', params: ({ event }) => ({ name: event.name }) },
        },
        'sheet.import': 'retrieving',
        'import.cancel': { target: 'idle', actions: 'forgetProblem' },
      },
    },
  },
});

const noNames: readonly string[] = [];

export const selectIsBusy = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.hasTag('busy');
export const selectCanCancel = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.can({ type: 'import.cancel' });
export const selectIsRefused = (snapshot: ConnectSpreadsheetSnapshot): boolean => snapshot.hasTag('refused');
export const selectProblem = ({ context }: ConnectSpreadsheetSnapshot): string | null => context.problem;
export const selectSheetName = ({ context }: ConnectSpreadsheetSnapshot): string | null => context.sheetName;

/** Only where there are several. */
export const selectSheetNames = (snapshot: ConnectSpreadsheetSnapshot): readonly string[] =>
  snapshot.context.sheetNames.length > 1 && !snapshot.matches('idle') ? snapshot.context.sheetNames : noNames;

export function selectImportReason(snapshot: ConnectSpreadsheetSnapshot): string | null {
  if (snapshot.hasTag('busy') || snapshot.can({ type: 'sheet.import' })) return null;
  return snapshot.matches('choosing') ? connectTexts.sheetMissing : launchMessages.spreadsheetUrl;
}
