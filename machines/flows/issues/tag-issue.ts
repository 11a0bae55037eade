import type { Actor } from '#machines/lib/actor.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, ActorRefFrom, SnapshotFrom } from 'xstate';
import { watchPort } from '#machines/lib/port.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { isRenamed, refusalOfName } from './tag-issue.rules.ts';

export type Tag = { readonly id: string; readonly name: string };

/** A tag that an issue has on the screen; one that is still being created has no id. */
export type IssueTag = { readonly id: string | null; readonly name: string };

/** The issue whose tags are changed, with its code for people. */
export type TaggedIssue = { readonly issueId: string; readonly code: string };

/** A wish about one tag of an issue, until the server has answered it. */
export type TagChange = TaggedIssue & {
  readonly key: string;
  readonly tag: IssueTag;
  readonly attached: boolean;
  /** The wish that it takes back. */
  readonly takesBack?: string;
};

export type CarriedTags =
  | { readonly type: 'change.carry'; readonly change: TagChange }
  | { readonly type: 'name.carry'; readonly tag: Tag; readonly name: string }
  | { readonly type: 'deletion.carry'; readonly tag: Tag }
  | { readonly type: 'restoration.carry'; readonly tag: Tag; readonly version: number | null };

export type TagIssuePorts = {
  /** Sends wishes as they come, those about one issue one after the other, and tells what came of each. */
  readonly carryTags: CallbackActorLogic<EventObject>;
};

type TagIssueInput = { readonly actor: Actor };

type TagIssueContext = {
  readonly actor: Actor;
  /** The issue over which the list of tags is open, or was last. */
  readonly issueId: string | null;
  /** What is searched for. */
  readonly text: string;
  /** The tag that is being renamed or deleted. */
  readonly tag: Tag | null;
  readonly name: string;
  readonly refusal: string | null;
  readonly given: number;
  /** Wishes that are not answered, the latest last. */
  readonly changes: readonly TagChange[];
  /** Wishes that can be taken back, the latest last. */
  readonly past: readonly TagChange[];
};

export type TagIssueEvent =
  | { readonly type: 'picker.open'; readonly issueId: string }
  | { readonly type: 'picker.close' }
  | { readonly type: 'search.change'; readonly text: string }
  | { readonly type: 'tag.attach'; readonly issue: TaggedIssue; readonly tag: Tag }
  | { readonly type: 'tag.detach'; readonly issue: TaggedIssue; readonly tag: Tag }
  | { readonly type: 'tag.create'; readonly issue: TaggedIssue; readonly name: string }
  | { readonly type: 'rename.start'; readonly tag: Tag }
  | { readonly type: 'rename.cancel' }
  | { readonly type: 'rename.confirm' }
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'deletion.ask'; readonly tag: Tag }
  | { readonly type: 'deletion.cancel' }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'tag.restore'; readonly tag: Tag; readonly version: number | null }
  /** With the tag, where it was created by it. */
  | { readonly type: 'change.saved'; readonly key: string; readonly tag?: Tag }
  | { readonly type: 'change.undo'; readonly key: string }
  | { readonly type: 'change.refused'; readonly key: string; readonly message: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.refused'; readonly message: string }
  /** With the version that it left. */
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  | { readonly type: 'tag.refused'; readonly message: string };

export type TagIssueEmitted =
  | { readonly type: 'tag.attached'; readonly change: TagChange }
  | { readonly type: 'tag.detached'; readonly change: TagChange }
  | { readonly type: 'change.withdrawn'; readonly change: TagChange }
  /** The server took it. */
  | { readonly type: 'change.saved'; readonly change: TagChange }
  | { readonly type: 'undo.sent'; readonly change: TagChange }
  | { readonly type: 'undo.failed'; readonly change: TagChange; readonly message: string }
  | { readonly type: 'tag.deleted'; readonly tag: Tag; readonly version: number | null }
  | { readonly type: 'tag.restored'; readonly tag: Tag }
  /** With the key of the wish that did not come to be, where it was one. */
  | { readonly type: 'tags.failed'; readonly key: string | null; readonly message: string };

type TagIssueTag = 'open' | 'busy';

export type TagIssueActorRef = ActorRefFrom<typeof tagIssueMachine>;
type TagIssueSnapshot = SnapshotFrom<typeof tagIssueMachine>;

const unprovided: TagIssuePorts = { carryTags: watchPort('carryTags') };

type Wish = { readonly issue: TaggedIssue; readonly tag: IssueTag; readonly attached: boolean; readonly takesBack?: string };
type Chosen = { readonly tag: Tag };
type Deleted = Chosen & { readonly version: number | null };
type Failed = { readonly key: string | null; readonly message: string };

const rememberedChanges = 50;
const nothing: TagChange = { key: '', issueId: '', code: '', tag: { id: null, name: '' }, attached: false };
const latest = ({ changes }: TagIssueContext): TagChange => changes.at(-1) ?? nothing;
const pending = ({ changes }: TagIssueContext, key: string): TagChange => changes.find((change) => change.key === key) ?? nothing;
/** The wish that a wish takes back. */
const takenBack = (context: TagIssueContext, key: string): TagChange => bygone(context, pending(context, key).takesBack ?? '');
const bygone = ({ past }: TagIssueContext, key: string): TagChange => past.find((change) => change.key === key) ?? nothing;
const about = ({ tag }: TagIssueContext): Tag => tag ?? { id: '', name: '' };

const chosen = ({ event }: { event: Chosen }): Chosen => ({ tag: event.tag });
const deleted = ({ event }: { event: Deleted }): Deleted => ({ tag: event.tag, version: event.version });
const attaching = ({ event }: { event: Chosen & { issue: TaggedIssue } }): Wish => ({ issue: event.issue, tag: event.tag, attached: true });
const detaching = ({ event }: { event: Chosen & { issue: TaggedIssue } }): Wish => ({ ...attaching({ event }), attached: false });
const creating = ({ event }: { event: { issue: TaggedIssue; name: string } }): Wish => ({
  issue: event.issue,
  tag: { id: null, name: event.name },
  attached: true,
});
type Keyed = { readonly key: string };
const withKey = ({ event }: { event: Keyed }): Keyed => ({ key: event.key });
/** The wish that takes back another. */
const undoing = ({ context, event }: { context: TagIssueContext; event: Keyed }): Wish => {
  const { issueId, code, tag, attached } = bygone(context, event.key);
  return { issue: { issueId, code }, tag, attached: !attached, takesBack: event.key };
};
type Made = { readonly key: string; readonly tag: Tag | null };
const made = ({ event }: { event: { key: string; tag?: Tag } }): Made => ({ key: event.key, tag: event.tag ?? null });
const failing = ({ event }: { event: { key?: string; message: string } }): Failed => ({ key: event.key ?? null, message: event.message });

/** Hangs tags on issues and takes them off as fast as somebody presses, and keeps the tags of the organization in order. */
export const tagIssueMachine = setup({
  types: {
    context: {} as TagIssueContext,
    events: {} as TagIssueEvent,
    input: {} as TagIssueInput,
    emitted: {} as TagIssueEmitted,
    tags: {} as TagIssueTag,
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
    rememberChange: assign(({ context }, { issue, ...wish }: Wish) => ({
      text: '',
      given: context.given + 1,
      changes: [...context.changes, { key: `t${context.given + 1}`, ...issue, ...wish }],
    })),
    rememberPast: assign(({ context }) => ({ past: [...context.past, latest(context)].slice(-rememberedChanges) })),
    rememberMade: assign(({ context }, { key, tag }: Made) => ({
      past: context.past.map((change) => (change.key === key && tag !== null ? { ...change, tag } : change)),
    })),
    forgetTakenBack: assign(({ context }, { key }: Keyed) => ({
      past: context.past.filter((change) => change !== takenBack(context, key)),
    })),
    forgetPast: assign(({ context }, { key }: Keyed) => ({ past: context.past.filter((change) => change.key !== key) })),
    forgetChange: assign(({ context }, { key }: { key: string }) => ({ changes: context.changes.filter((change) => change.key !== key) })),
    tellChange: sendTo('carryTags', ({ context }) => ({ type: 'change.carry' as const, change: latest(context) })),
    tellName: sendTo('carryTags', ({ context }) => ({ type: 'name.carry' as const, tag: about(context), name: context.name.trim() })),
    tellDeletion: sendTo('carryTags', ({ context }) => ({ type: 'deletion.carry' as const, tag: about(context) })),
    tellRestoration: sendTo('carryTags', (_, { tag, version }: Deleted) => ({ type: 'restoration.carry' as const, tag, version })),
    announceAttached: emit(({ context }) => ({ type: 'tag.attached' as const, change: latest(context) })),
    announceMade: emit(({ context }, { key }: Keyed) => ({ type: 'tag.attached' as const, change: bygone(context, key) })),
    announceUndo: emit(({ context }, { key }: Keyed) => ({ type: 'undo.sent' as const, change: bygone(context, key) })),
    announceWithdrawn: emit(({ context }, { key }: Keyed) => ({ type: 'change.withdrawn' as const, change: takenBack(context, key) })),
    announceUndoFailed: emit(({ context }, { key, message }: Keyed & { message: string }) => ({
      type: 'undo.failed' as const,
      change: takenBack(context, key),
      message,
    })),
    announceSaved: emit(({ context }, { key }: Keyed) => ({ type: 'change.saved' as const, change: pending(context, key) })),
    announceDetached: emit(({ context }) => ({ type: 'tag.detached' as const, change: latest(context) })),
    announceDeleted: emit((_, { tag, version }: Deleted) => ({ type: 'tag.deleted' as const, tag, version })),
    announceRestored: emit((_, { tag }: Chosen) => ({ type: 'tag.restored' as const, tag })),
    announceFailed: emit((_, { key, message }: Failed) => ({ type: 'tags.failed' as const, key, message })),
  },
  guards: {
    isNameRefused: ({ context: { name, actor } }) => refusalOfName(name, actor) !== null,
    isMade: (_, { tag }: Made) => tag !== null,
    isReversible: ({ context }, { key }: Keyed) =>
      bygone(context, key).tag.id !== null && context.changes.every(({ takesBack }) => takesBack !== key),
    isTakingBack: ({ context }, { key }: Keyed) => pending(context, key).takesBack !== undefined,
    isRenamed: ({ context }) => isRenamed(about(context), context.name, context.actor),
  },
}).createMachine({
  id: 'tagIssue',
  context: ({ input }) => ({ ...input, issueId: null, text: '', tag: null, name: '', refusal: null, given: 0, changes: [], past: [] }),
  invoke: {
    id: 'carryTags',
    src: 'carryTags',
    onError: { actions: { type: 'announceFailed', params: { key: null, message: tagTexts.notSaved } } },
  },
  on: {
    'tag.attach': { actions: [{ type: 'rememberChange', params: attaching }, 'rememberPast', 'tellChange', 'announceAttached'] },
    'tag.detach': { actions: [{ type: 'rememberChange', params: detaching }, 'rememberPast', 'tellChange', 'announceDetached'] },
    'tag.create': { actions: [{ type: 'rememberChange', params: creating }, 'rememberPast', 'tellChange'] },
    'change.undo': {
      guard: { type: 'isReversible', params: withKey },
      actions: [{ type: 'rememberChange', params: undoing }, 'tellChange', { type: 'announceUndo', params: withKey }],
    },
    'tag.restore': { actions: { type: 'tellRestoration', params: deleted } },
    'change.saved': [
      {
        guard: { type: 'isMade', params: made },
        actions: [
          { type: 'forgetChange', params: withKey },
          { type: 'rememberMade', params: made },
          { type: 'announceMade', params: withKey },
        ],
      },
      {
        guard: { type: 'isTakingBack', params: withKey },
        actions: [
          { type: 'announceWithdrawn', params: withKey },
          { type: 'forgetTakenBack', params: withKey },
          { type: 'forgetChange', params: withKey },
        ],
      },
      {
        actions: [
          { type: 'announceSaved', params: withKey },
          { type: 'forgetChange', params: withKey },
        ],
      },
    ],
    'change.refused': [
      {
        guard: { type: 'isTakingBack', params: withKey },
        actions: [
          { type: 'announceUndoFailed', params: ({ event }) => ({ key: event.key, message: event.message }) },
          { type: 'forgetChange', params: withKey },
        ],
      },
      {
        actions: [
          { type: 'forgetChange', params: withKey },
          { type: 'forgetPast', params: withKey },
          { type: 'announceFailed', params: failing },
        ],
      },
    ],
    'name.refused': { actions: { type: 'announceFailed', params: failing } },
    'tag.deleted': { actions: { type: 'announceDeleted', params: deleted } },
    'tag.restored': { actions: { type: 'announceRestored', params: chosen } },
    'tag.refused': { actions: { type: 'announceFailed', params: failing } },
  },
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
      tags: ['open', 'busy'],
      description: 'A new name is on its way.',
      on: {
        'name.saved': { target: 'choosing', actions: 'forgetText' },
        'name.refused': { target: 'renaming', actions: { type: 'rememberRefusal', params: ({ event }) => ({ message: event.message }) } },
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
});

/** The issue over which the list of tags is open, or null. */
export const selectOpenId = (snapshot: TagIssueSnapshot): string | null => (snapshot.hasTag('open') ? snapshot.context.issueId : null);

export const selectText = ({ context }: TagIssueSnapshot): string => context.text;

/** Wishes that are not answered. */
export const selectChanges = ({ context }: TagIssueSnapshot): readonly TagChange[] => context.changes;

/** The tag whose name is a field now. */
export const selectRenamed = (snapshot: TagIssueSnapshot): Tag | null =>
  snapshot.matches('renaming') || snapshot.matches('saving') ? snapshot.context.tag : null;

export const selectName = ({ context }: TagIssueSnapshot): string => context.name;

export const selectRefusal = ({ context }: TagIssueSnapshot): string | null => context.refusal;

export const selectIsSaving = (snapshot: TagIssueSnapshot): boolean => snapshot.hasTag('busy');

/** The tag that is asked about before it is deleted. */
export const selectAsked = (snapshot: TagIssueSnapshot): Tag | null => (snapshot.matches('asking') ? snapshot.context.tag : null);
