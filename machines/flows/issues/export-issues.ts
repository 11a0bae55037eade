import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { limits } from '#schema/vocabulary/limits.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';

type CsvFile = { readonly filename: string; readonly body: string };
export type ExportAnswer = { readonly successful: boolean; readonly file: CsvFile | null; readonly messages: readonly string[] };

export type ExportIssuesPorts = {
  readonly exportIssues: PromiseActorLogic<ExportAnswer, { readonly issueIds: readonly string[] }>;
};

type ExportIssuesContext = {
  readonly selected: readonly string[];
  /** What the running or asked export takes along. */
  readonly leaving: readonly string[];
};

type ExportIssuesEvent =
  | { readonly type: 'issue.toggle'; readonly issueId: string }
  | { readonly type: 'issues.take'; readonly issueIds: readonly string[] }
  | { readonly type: 'issues.drop'; readonly issueIds: readonly string[] }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'tags.changed' }
  | { readonly type: 'selection.export' }
  | { readonly type: 'issue.ask'; readonly issueId: string }
  | { readonly type: 'export.confirm' }
  | { readonly type: 'export.cancel' }
  /** They are on their way to a tracker. */
  | { readonly type: 'export.started' };

export type ExportIssuesEmitted =
  | { readonly type: 'issues.exported'; readonly file: CsvFile }
  | { readonly type: 'export.refused'; readonly message: string };

type ExportIssuesTag = 'busy' | 'editable';

/** Why an export without a selection cannot start. */
const nothingSelected = `Select 1 to ${limits.issuesPerExport} issues to export.`;
/** Why no further issue can be selected. */
const selectionFull = `${limits.issuesPerExport} of ${limits.issuesPerExport} issues are selected.`;
/** What is said when the server says nothing about a failed export. */
export const exportFailed = 'There was an issue with exporting issues. Please try again later.';

/** Whether so many issues can be exported at once. */
const isExportable = (issueIds: readonly string[]): boolean => issueIds.length >= 1 && issueIds.length <= limits.issuesPerExport;

/** The selection with these added, in order, as far as there is room. */
const withMore = (selected: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...selected, ...more])].slice(0, limits.issuesPerExport);

export type ExportIssuesActorRef = ActorRefFrom<typeof exportIssuesMachine>;
type ExportIssuesSnapshot = SnapshotFrom<typeof exportIssuesMachine>;

const unprovided: ExportIssuesPorts = { exportIssues: port('exportIssues') };
const noFile: CsvFile = { filename: '', body: '' };

/** Gathers 1 to 50 issues and exports them, as one file or through a tracker; the selection is empty again after an export and for other tags. */
export const exportIssuesMachine = setup({
  types: {
    context: {} as ExportIssuesContext,
    events: {} as ExportIssuesEvent,
    emitted: {} as ExportIssuesEmitted,
    tags: {} as ExportIssuesTag,
  },
  actors: unprovided,
  actions: {
    rememberMore: assign(({ context }, params: { issueIds: readonly string[] }) => ({
      selected: withMore(context.selected, params.issueIds),
    })),
    forgetIssues: assign(({ context }, params: { issueIds: readonly string[] }) => ({
      selected: context.selected.filter((id) => !params.issueIds.includes(id)),
    })),
    forgetSelection: assign({ selected: [] }),
    rememberLeaving: assign((_, params: { issueIds: readonly string[] }) => ({ leaving: params.issueIds })),
    announceExported: emit((_, params: { answer: ExportAnswer }) => ({
      type: 'issues.exported' as const,
      file: params.answer.file ?? noFile,
    })),
    announceRefused: emit((_, params: { answer: ExportAnswer }) => ({
      type: 'export.refused' as const,
      message: messageOf(params.answer, exportFailed),
    })),
    announceFailed: emit({ type: 'export.refused', message: exportFailed }),
  },
  guards: {
    isSelected: ({ context }, params: { issueId: string }) => context.selected.includes(params.issueId),
    hasRoom: ({ context }) => context.selected.length < limits.issuesPerExport,
    hasSelection: ({ context }) => isExportable(context.selected),
    isExported: (_, params: { answer: ExportAnswer }) => params.answer.successful && params.answer.file !== null,
  },
}).createMachine({
  id: 'exportIssues',
  context: { selected: [], leaving: [] },
  initial: 'choosing',
  on: { 'tags.changed': { actions: 'forgetSelection' } },
  states: {
    choosing: {
      tags: 'editable',
      on: {
        'issue.toggle': [
          {
            guard: { type: 'isSelected', params: ({ event }) => ({ issueId: event.issueId }) },
            actions: { type: 'forgetIssues', params: ({ event }) => ({ issueIds: [event.issueId] }) },
          },
          { guard: 'hasRoom', actions: { type: 'rememberMore', params: ({ event }) => ({ issueIds: [event.issueId] }) } },
        ],
        'issues.take': { guard: 'hasRoom', actions: { type: 'rememberMore', params: ({ event }) => ({ issueIds: event.issueIds }) } },
        'issues.drop': { actions: { type: 'forgetIssues', params: ({ event }) => ({ issueIds: event.issueIds }) } },
        'selection.clear': { actions: 'forgetSelection' },
        'selection.export': {
          guard: 'hasSelection',
          target: 'asking',
          actions: { type: 'rememberLeaving', params: ({ context }) => ({ issueIds: context.selected }) },
        },
        'issue.ask': {
          target: 'asking',
          actions: { type: 'rememberLeaving', params: ({ event }) => ({ issueIds: [event.issueId] }) },
        },
      },
    },
    asking: {
      description: 'Where the issues go to is being chosen.',
      on: {
        'export.confirm': 'exporting',
        'export.cancel': 'choosing',
        'export.started': { target: 'choosing', actions: 'forgetSelection' },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportIssues',
        src: 'exportIssues',
        input: ({ context }) => ({ issueIds: context.leaving }),
        onDone: [
          {
            guard: { type: 'isExported', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosing',
            actions: ['forgetSelection', { type: 'announceExported', params: ({ event }) => ({ answer: event.output }) }],
          },
          { target: 'choosing', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'choosing', actions: 'announceFailed' },
      },
    },
  },
});

const none: readonly string[] = [];

export const selectSelected = ({ context }: ExportIssuesSnapshot): readonly string[] => context.selected;

export const selectIsSelecting = ({ context }: ExportIssuesSnapshot): boolean => context.selected.length > 0;

/** The issues that are about to be exported; none while nobody asks. */
export const selectAsked = (snapshot: ExportIssuesSnapshot): readonly string[] =>
  snapshot.matches('asking') ? snapshot.context.leaving : none;

export const selectIsExporting = (snapshot: ExportIssuesSnapshot): boolean => snapshot.hasTag('busy');

/** "3 of 50 selected". */
export const selectCount = ({ context }: ExportIssuesSnapshot): string =>
  `${context.selected.length} of ${limits.issuesPerExport} selected`;

/** Why the selection cannot be exported, or null. */
export const selectExportReason = ({ context }: ExportIssuesSnapshot): string | null =>
  context.selected.length === 0 ? nothingSelected : null;

/** Why no further issue can be selected, or null. */
export const selectLimitReason = ({ context }: ExportIssuesSnapshot): string | null =>
  context.selected.length >= limits.issuesPerExport ? selectionFull : null;
