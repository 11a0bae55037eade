import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { rowsOfCases, testRailRunId, testRailSource } from '#schema/rules/launch/import/external-cases.ts';
import type { ExternalCase, GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { connectTexts } from '#schema/vocabulary/launch/connect-texts.ts';

export type RunAnswer = Answer & { readonly testCases: readonly ExternalCase[] };

export type ConnectTestrailPorts = { readonly readTestRun: PromiseActorLogic<RunAnswer, { readonly testRunId: string }> };
type ConnectTestrailInput = { readonly testRunId: string };
type ConnectTestrailContext = { readonly testRunId: string; readonly problem: string | null };
type ConnectTestrailEvent =
  | { readonly type: 'run.change'; readonly testRunId: string }
  | { readonly type: 'run.import' }
  | { readonly type: 'run.cancel' };
type ConnectTestrailEmitted = { readonly type: 'rows.found'; readonly given: GivenRows };
type ConnectTestrailTag = 'busy' | 'editable' | 'refused';

export type ConnectTestrailActorRef = ActorRefFrom<typeof connectTestrailMachine>;
type ConnectTestrailSnapshot = SnapshotFrom<typeof connectTestrailMachine>;

const unprovided: ConnectTestrailPorts = { readTestRun: port('readTestRun') };
const answered = ({ event }: { event: { output: RunAnswer } }) => ({ answer: event.output });

/** Reads the test cases of a TestRail run as rows for the import. */
export const connectTestrailMachine = setup({
  types: {
    context: {} as ConnectTestrailContext,
    events: {} as ConnectTestrailEvent,
    input: {} as ConnectTestrailInput,
    emitted: {} as ConnectTestrailEmitted,
    tags: {} as ConnectTestrailTag,
  },
  actors: unprovided,
  actions: {
    rememberRun: assign((_, params: { testRunId: string }) => ({ testRunId: params.testRunId })),
    rememberMisspelt: assign(({ context }) => {
      const read = testRailRunId(context.testRunId);
      return { problem: 'fault' in read ? read.fault.message : null };
    }),
    rememberRefusal: assign((_, params: { answer: RunAnswer }) => ({
      problem: params.answer.successful
        ? connectTexts.emptyRun
        : (params.answer.messages[0] ?? messageOf(params.answer, connectTexts.casesFailed)),
    })),
    rememberFailure: assign({ problem: connectTexts.casesFailed }),
    forgetProblem: assign({ problem: null }),
    announceRows: emit(({ context }, params: { answer: RunAnswer }) => ({
      type: 'rows.found' as const,
      given: rowsOfCases(params.answer.testCases, testRailSource(context.testRunId)),
    })),
  },
  guards: {
    isNumber: ({ context }) => 'runId' in testRailRunId(context.testRunId),
    hasCases: (_, params: { answer: RunAnswer }) => params.answer.successful && params.answer.testCases.length > 0,
  },
}).createMachine({
  id: 'connectTestrail',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'editing',
  on: {
    'run.change': {
      target: '.editing',
      actions: ['forgetProblem', { type: 'rememberRun', params: ({ event }) => ({ testRunId: event.testRunId }) }],
    },
  },
  states: {
    editing: {
      tags: 'editable',
      on: {
        'run.import': [{ guard: 'isNumber', target: 'reading' }, { actions: 'rememberMisspelt' }],
      },
    },
    reading: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { 'run.cancel': 'editing' },
      invoke: {
        id: 'readTestRun',
        src: 'readTestRun',
        input: ({ context }) => ({ testRunId: context.testRunId }),
        onDone: [
          { guard: { type: 'hasCases', params: answered }, target: 'editing', actions: { type: 'announceRows', params: answered } },
          { target: 'refused', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: { tags: ['editable', 'refused'], on: { 'run.import': 'reading' } },
  },
});

export const selectRunId = ({ context }: ConnectTestrailSnapshot): string => context.testRunId;
export const selectProblem = ({ context }: ConnectTestrailSnapshot): string | null => context.problem;
export const selectIsReading = (snapshot: ConnectTestrailSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsRefused = (snapshot: ConnectTestrailSnapshot): boolean => snapshot.hasTag('refused');

export const selectImportReason = ({ context }: ConnectTestrailSnapshot): string | null =>
  context.testRunId.trim() === '' ? connectTexts.noRunId : null;
