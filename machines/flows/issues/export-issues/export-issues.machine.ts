import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { exportFailed, isExportable, withMore } from './export-issues.rules.ts';
import type {
  CsvFile,
  ExportAnswer,
  ExportIssuesContext,
  ExportIssuesEmitted,
  ExportIssuesEvent,
  ExportIssuesPorts,
  ExportIssuesTag,
} from './export-issues.types.ts';

export type ExportIssuesActorRef = ActorRefFrom<typeof exportIssuesMachine>;
export type ExportIssuesSnapshot = SnapshotFrom<typeof exportIssuesMachine>;

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
