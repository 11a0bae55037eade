import type { Actor } from '#machines/lib/actor.ts';
import { messageOf } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/port.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { ActorRefFrom, CallbackActorLogic, EventObject, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { isRenamed, refusalOfName } from './tag.rules.ts';
import type { Tag } from './tag.rules.ts';

type CsvFile = { readonly filename: string; readonly body: string };
export type ExportAnswer = { readonly successful: boolean; readonly file: CsvFile | null; readonly messages: readonly string[] };

export type CarriedTags =
  | { readonly type: 'name.carry'; readonly tag: Tag; readonly name: string }
  | { readonly type: 'deletion.carry'; readonly tag: Tag }
  | { readonly type: 'restoration.carry'; readonly tag: Tag; readonly version: number | null };

export type OverIssuesPorts = {
  /** Sends names and deletions as they come, and tells what came of each. */
  readonly carryTags: CallbackActorLogic<EventObject>;
  readonly exportIssues: PromiseActorLogic<ExportAnswer, { readonly issueIds: readonly string[] }>;
};

type OverIssuesInput = { readonly actor: Actor };

type OverIssuesContext = {
  readonly actor: Actor;
  /** The issue over which the list of tags is open, or was last. */
  readonly issueId: string | null;
  /** What is searched for. */
  readonly text: string;
  /** The tag that is being renamed or deleted. */
  readonly tag: Tag | null;
  readonly name: string;
  readonly refusal: string | null;
  /** What the running or asked export takes along. */
  readonly leaving: readonly string[];
};

export type OverIssuesEvent =
  | { readonly type: 'picker.open'; readonly issueId: string }
  | { readonly type: 'picker.close' }
  | { readonly type: 'search.change'; readonly text: string }
  | { readonly type: 'rename.start'; readonly tag: Tag }
  | { readonly type: 'rename.cancel' }
  | { readonly type: 'rename.confirm' }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'deletion.ask'; readonly tag: Tag }
  | { readonly type: 'deletion.cancel' }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'tag.restore'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.refused'; readonly message: string }
  /** With the version that it left. */
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  | { readonly type: 'tag.refused'; readonly message: string }
  | { readonly type: 'issues.export'; readonly issueIds: readonly string[] }
  | { readonly type: 'export.confirm' }
  | { readonly type: 'export.cancel' }
  /** They are on their way to a tracker. */
  | { readonly type: 'export.started' };

export type OverIssuesEmitted =
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  | { readonly type: 'tags.failed'; readonly message: string }
  | { readonly type: 'issues.exported'; readonly file: CsvFile }
  | { readonly type: 'export.refused'; readonly message: string }
  /** They need not stay selected. */
  | { readonly type: 'issues.left'; readonly issueIds: readonly string[] };

type OverIssuesTag = 'open' | 'saving' | 'exporting';

/** What is said when the server says nothing about a failed export. */
export const exportFailed = 'There was an issue with exporting issues. Please try again later.';

export type OverIssuesActorRef = ActorRefFrom<typeof overIssuesMachine>;
type OverIssuesSnapshot = SnapshotFrom<typeof overIssuesMachine>;

const unprovided: OverIssuesPorts = { carryTags: watchPort('carryTags'), exportIssues: port('exportIssues') };

type Chosen = { readonly tag: Tag };
type Deleted = Chosen & { readonly version: number | null };
type Failed = { readonly message: string };

const noFile: CsvFile = { filename: '', body: '' };
const about = ({ tag }: OverIssuesContext): Tag => tag ?? { id: '', name: '' };

const chosen = ({ event }: { event: Chosen }): Chosen => ({ tag: event.tag });
const deleted = ({ event }: { event: Deleted }): Deleted => ({ tag: event.tag, version: event.version });
type Answered = { readonly answer: ExportAnswer };
const answered = ({ event }: { event: { output: ExportAnswer } }): Answered => ({ answer: event.output });
const failing = ({ event }: { event: Failed }): Failed => ({ message: event.message });

/** What is open over a page of issues: the list of tags, where one is found and those of the organization are kept in order, and the dialog that asks where 1 to 50 issues are exported to. */
export const overIssuesMachine = setup({
  types: {
    context: {} as OverIssuesContext,
    events: {} as OverIssuesEvent,
    input: {} as OverIssuesInput,
    emitted: {} as OverIssuesEmitted,
    tags: {} as OverIssuesTag,
  },
  actors: unprovided,
  actions: {
    rememberIssue: assign((_, { issueId }: { issueId: string }) => ({ issueId, text: '' })),
    rememberText: assign((_, { text }: { text: string }) => ({ text })),
    forgetText: assign({ text: '' }),
    rememberTag: assign((_, { tag }: Chosen) => ({ tag, name: tag.name, refusal: null })),
    rememberName: assign((_, { name }: { name: string }) => ({ name, refusal: null })),
    rememberRefusal: assign((_, { message }: { message: string }) => ({ refusal: message })),
    rememberNameRefusal: assign(({ context: { name, actor } }) => ({ refusal: refusalOfName(name, actor) })),
    tellName: sendTo('carryTags', ({ context }) => ({ type: 'name.carry' as const, tag: about(context), name: context.name.trim() })),
    tellDeletion: sendTo('carryTags', ({ context }) => ({ type: 'deletion.carry' as const, tag: about(context) })),
    tellRestoration: sendTo('carryTags', (_, { tag, version }: Deleted) => ({ type: 'restoration.carry' as const, tag, version })),
    announceDeleted: emit((_, { tag, version }: Deleted) => ({ type: 'tag.deleted' as const, tag, version })),
    announceRestored: emit((_, { tag }: Chosen) => ({ type: 'tag.restored' as const, tag })),
    rememberLeaving: assign((_, { issueIds }: { issueIds: readonly string[] }) => ({ leaving: issueIds })),
    announceLeft: emit(({ context }) => ({ type: 'issues.left' as const, issueIds: context.leaving })),
    announceExported: emit((_, { answer }: Answered) => ({ type: 'issues.exported' as const, file: answer.file ?? noFile })),
    announceExportRefused: emit((_, { answer }: Answered) => ({
      type: 'export.refused' as const,
      message: messageOf(answer, exportFailed),
    })),
    announceExportFailed: emit({ type: 'export.refused', message: exportFailed }),
    announceFailed: emit((_, { message }: Failed) => ({ type: 'tags.failed' as const, message })),
  },
  guards: {
    isNameRefused: ({ context: { name, actor } }) => refusalOfName(name, actor) !== null,
    isExportable: (_, { issueIds }: { issueIds: readonly string[] }) => issueIds.length >= 1 && issueIds.length <= limits.issuesPerExport,
    isExported: (_, { answer }: Answered) => answer.successful && answer.file !== null,
    isRenamed: ({ context }) => isRenamed(about(context), context.name, context.actor),
  },
}).createMachine({
  id: 'overIssues',
  context: ({ input }) => ({ ...input, issueId: null, text: '', tag: null, name: '', refusal: null, leaving: [] }),
  invoke: {
    id: 'carryTags',
    src: 'carryTags',
    onError: { actions: { type: 'announceFailed', params: { message: tagTexts.notSaved } } },
  },
  on: {
    'tag.restore': { actions: { type: 'tellRestoration', params: deleted } },
    'name.refused': { actions: { type: 'announceFailed', params: failing } },
    'tag.deleted': { actions: { type: 'announceDeleted', params: deleted } },
    'tag.restored': { actions: { type: 'announceRestored', params: chosen } },
    'tag.refused': { actions: { type: 'announceFailed', params: failing } },
  },
  type: 'parallel',
  states: {
    tags: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'picker.open': { target: 'choosing', actions: { type: 'rememberIssue', params: ({ event }) => ({ issueId: event.issueId }) } },
          },
        },
        choosing: {
          tags: 'open',
          on: {
            'search.change': { actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) } },
            'rename.start': { target: 'renaming', actions: { type: 'rememberTag', params: chosen } },
            'deletion.ask': { target: 'asking', actions: { type: 'rememberTag', params: chosen } },
            'picker.close': 'closed',
          },
        },
        renaming: {
          tags: 'open',
          on: {
            'name.change': { actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } },
            'rename.confirm': [
              { guard: 'isNameRefused', actions: 'rememberNameRefusal' },
              { guard: 'isRenamed', target: 'saving', actions: 'tellName' },
              { target: 'choosing' },
            ],
            'rename.cancel': 'choosing',
            'picker.close': 'closed',
          },
        },
        saving: {
          tags: ['open', 'saving'],
          description: 'A new name is on its way.',
          on: {
            'name.saved': { target: 'choosing', actions: 'forgetText' },
            'name.refused': {
              target: 'renaming',
              actions: { type: 'rememberRefusal', params: ({ event }) => ({ message: event.message }) },
            },
            'picker.close': 'closed',
          },
        },
        asking: {
          tags: 'open',
          description: 'Whether a tag is to be deleted.',
          on: {
            'deletion.confirm': { target: 'choosing', actions: ['tellDeletion', 'forgetText'] },
            'deletion.cancel': 'choosing',
            'picker.close': 'closed',
          },
        },
      },
    },
    exports: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'issues.export': {
              guard: { type: 'isExportable', params: ({ event }) => ({ issueIds: event.issueIds }) },
              target: 'asking',
              actions: { type: 'rememberLeaving', params: ({ event }) => ({ issueIds: event.issueIds }) },
            },
          },
        },
        asking: {
          description: 'Where the issues go to is being chosen.',
          on: {
            'export.confirm': 'exporting',
            'export.cancel': 'resting',
            'export.started': { target: 'resting', actions: 'announceLeft' },
          },
        },
        exporting: {
          tags: 'exporting',
          invoke: {
            id: 'exportIssues',
            src: 'exportIssues',
            input: ({ context }) => ({ issueIds: context.leaving }),
            onDone: [
              {
                guard: { type: 'isExported', params: answered },
                target: 'resting',
                actions: ['announceLeft', { type: 'announceExported', params: answered }],
              },
              { target: 'resting', actions: { type: 'announceExportRefused', params: answered } },
            ],
            onError: { target: 'resting', actions: 'announceExportFailed' },
          },
        },
      },
    },
  },
});

/** The issue over which the list of tags is open, or null. */
export const selectOpenId = (snapshot: OverIssuesSnapshot): string | null => (snapshot.hasTag('open') ? snapshot.context.issueId : null);

export const selectText = ({ context }: OverIssuesSnapshot): string => context.text;

/** The tag whose name is a field now. */
export const selectRenamed = (snapshot: OverIssuesSnapshot): Tag | null =>
  snapshot.matches({ tags: 'renaming' }) || snapshot.matches({ tags: 'saving' }) ? snapshot.context.tag : null;

export const selectName = ({ context }: OverIssuesSnapshot): string => context.name;

export const selectRefusal = ({ context }: OverIssuesSnapshot): string | null => context.refusal;

export const selectIsSaving = (snapshot: OverIssuesSnapshot): boolean => snapshot.hasTag('saving');

/** The tag that is asked about before it is deleted. */
export const selectAskedTag = (snapshot: OverIssuesSnapshot): Tag | null =>
  snapshot.matches({ tags: 'asking' }) ? snapshot.context.tag : null;

const none: readonly string[] = [];

/** The issues that are about to be exported; none while nobody asks. */
export const selectAsked = (snapshot: OverIssuesSnapshot): readonly string[] =>
  snapshot.matches({ exports: 'asking' }) ? snapshot.context.leaving : none;

export const selectIsExporting = (snapshot: OverIssuesSnapshot): boolean => snapshot.hasTag('exporting');
