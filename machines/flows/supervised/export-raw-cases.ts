import { messageOf } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, SnapshotFrom } from 'xstate';

export type RawFile = { readonly filename: string; readonly body: string };
export type RawAnswer = Answer & { readonly files: readonly RawFile[] };
export type ExportRawCasesPorts = { readonly exportCases: PromiseActorLogic<RawAnswer, { readonly advancedTestId: string }> };

type Context = { readonly advancedTestId: string; readonly isZip: boolean; readonly files: readonly RawFile[] };
type Event = { readonly type: 'export.start'; readonly isZip: boolean };
type Emitted =
  | { readonly type: 'file.given'; readonly file: RawFile }
  | { readonly type: 'archive.given'; readonly files: readonly RawFile[] }
  | { readonly type: 'export.refused'; readonly message: string };
type Answered = { readonly answer: RawAnswer };

export const exportRawCasesTexts = {
  action: 'Export raw test cases',
  asZip: 'As one zip',
  failed: 'There was an issue with exporting test cases.',
} as const;

const unprovided: ExportRawCasesPorts = { exportCases: port('exportCases') };
const answered = ({ event }: { event: { output: RawAnswer } }): Answered => ({ answer: event.output });

/** Files one after another, as browsers drop simultaneous downloads, or one archive. */
export const exportRawCasesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { readonly advancedTestId: string },
    tags: {} as 'busy',
  },
  actors: unprovided,
  actions: {
    rememberWish: assign((_, params: { isZip: boolean }) => params),
    rememberFiles: assign((_, { answer }: Answered) => ({ files: answer.files })),
    forgetFile: assign(({ context }) => ({ files: context.files.slice(1) })),
    announceFile: emit(({ context }) => ({ type: 'file.given' as const, file: context.files[0] ?? { filename: '', body: '' } })),
    announceArchive: emit((_, { answer }: Answered) => ({ type: 'archive.given' as const, files: answer.files })),
    announceRefused: emit((_, { answer }: Answered) => ({
      type: 'export.refused' as const,
      message: messageOf(answer, exportRawCasesTexts.failed),
    })),
    announceFailed: emit({ type: 'export.refused', message: exportRawCasesTexts.failed }),
  },
  guards: {
    isGiven: (_, { answer }: Answered) => answer.successful && answer.files.length > 0,
    isArchive: ({ context }, { answer }: Answered) => context.isZip && answer.successful && answer.files.length > 0,
    hasMore: ({ context }) => context.files.length > 1,
  },
  delays: { downloadPause: periods.launchCsvDownloadMs },
}).createMachine({
  id: 'exportRawCases',
  context: ({ input }) => ({ ...input, isZip: false, files: [] }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'export.start': { target: 'exporting', actions: { type: 'rememberWish', params: ({ event }) => ({ isZip: event.isZip }) } },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportCases',
        src: 'exportCases',
        input: ({ context }) => ({ advancedTestId: context.advancedTestId }),
        onDone: [
          { guard: { type: 'isArchive', params: answered }, target: 'resting', actions: { type: 'announceArchive', params: answered } },
          { guard: { type: 'isGiven', params: answered }, target: 'giving', actions: { type: 'rememberFiles', params: answered } },
          { target: 'resting', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'resting', actions: 'announceFailed' },
      },
    },
    giving: {
      tags: 'busy',
      entry: 'announceFile',
      after: { downloadPause: [{ guard: 'hasMore', target: 'giving', reenter: true, actions: 'forgetFile' }, { target: 'resting' }] },
    },
  },
});

export const selectIsExporting = (snapshot: SnapshotFrom<typeof exportRawCasesMachine>): boolean => snapshot.hasTag('busy');
