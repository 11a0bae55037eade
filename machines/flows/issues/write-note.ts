import type { Actor } from '#machines/lib/actor.ts';
import type { IssueNoteRow } from '#machines/lifecycles/issue-note/issue-note.types.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { and, assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { refusalOf } from '#machines/lib/lifecycle.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import { issueNoteLifecycle } from '#machines/lifecycles/issue-note/issue-note.machine.ts';
import { port } from '#machines/lib/port.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';
import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';

/** What was typed for a note, over which version of it, and what of both could not be read. */
export type KeptNote = { readonly text: string; readonly version: number; readonly unread: readonly Unread[] };

const keptRule = v.object({
  text: v.fallback(v.string(), ''),
  version: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  unread: unreadRules,
});

/** Reads a kept note, whatever wrote it; what cannot be read is put aside. */
export function readKeptNote(saved: unknown): KeptNote {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { note: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

/** The note as it stands; version 0 where there is none. */
export type Standing = { readonly version: number; readonly row: IssueNoteRow };

/** What was typed, and over which note. */
type Typed = { readonly text: string; readonly base: { readonly version: number; readonly note: string } };

export type SaveNote = { readonly issueId: string; readonly note: string; readonly version: number };
export type SaveAnswer =
  /** Overtaken where somebody else wrote, changed or deleted the note first. */
  { readonly kind: 'saved' | 'overtaken'; readonly standing: Standing } | { readonly kind: 'refused'; readonly message: string };

export type WriteNotePorts = { readonly saveNote: PromiseActorLogic<SaveAnswer, SaveNote> };

type WriteNoteInput = {
  readonly issueId: string;
  readonly actor: Actor;
  readonly standing: Standing;
  readonly kept: KeptNote | null;
};

export type WriteNoteContext = Typed & {
  readonly issueId: string;
  readonly actor: Actor;
  readonly standing: Standing;
  /** What was kept on the device and could not be read. */
  readonly unread: readonly Unread[];
  readonly failure: string | null;
  /** What was typed and given up; it can be taken up again. */
  readonly givenUp: Typed | null;
};

export type WriteNoteEvent =
  | { readonly type: 'note.write' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'note.save' }
  | { readonly type: 'note.cancel' }
  | { readonly type: 'note.discard' }
  | { readonly type: 'note.keep' }
  | { readonly type: 'note.take' }
  | { readonly type: 'text.restore' }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'note.changed'; readonly standing: Standing };

export type WriteNoteEmitted =
  | { readonly type: 'note.saved' }
  | { readonly type: 'note.failed'; readonly message: string }
  | { readonly type: 'text.givenUp' | 'text.refused' };

type WriteNoteTag = 'busy' | 'editable' | 'settled';

const row: IssueNoteRow = { state: 'none', note: '', authorId: '', lastEditorId: '', createdAt: '', updatedAt: '' };

/** Where nobody has written a note. */
export const noNote: Standing = { version: 0, row };

/** What an editor opens with. */
export const typedOver = ({ version, row: { note } }: Standing): Typed => ({ text: note, base: { version, note } });

/** Whether what is typed stands already. */
const isSame = ({ text, unread }: WriteNoteContext, { row: { state, note } }: Standing): boolean =>
  state !== 'none' && text.trim() === note && unread.length === 0;

const { at } = issueNoteLifecycle.samples['note.edit'];

/** Why the text cannot be saved, or null. */
const refusalOfText = ({ standing, text: note, actor }: WriteNoteContext): Refusal | null =>
  refusalOf(issueNoteLifecycle, standing.row, { type: standing.row.state === 'none' ? 'note.create' : 'note.edit', note, at, actor });

export type WriteNoteActorRef = ActorRefFrom<typeof writeNoteMachine>;
export type WriteNoteSnapshot = SnapshotFrom<typeof writeNoteMachine>;

const unprovided: WriteNotePorts = { saveNote: port('saveNote') };

type Changed = { readonly standing: Standing };
type Answered = { readonly answer: SaveAnswer };

const writeNoteSetup = setup({
  types: {
    context: {} as WriteNoteContext,
    events: {} as WriteNoteEvent,
    input: {} as WriteNoteInput,
    emitted: {} as WriteNoteEmitted,
    tags: {} as WriteNoteTag,
  },
  actors: unprovided,
  actions: {
    rememberStanding: assign((_, { standing }: Changed) => ({ standing })),
    rememberAnswer: assign(({ context }, { answer }: Answered) => ({
      standing: answer.kind === 'refused' ? context.standing : answer.standing,
    })),
    rememberStart: assign(({ context }) => ({ ...typedOver(context.standing), failure: null })),
    rememberText: assign((_, { text }: { text: string }) => ({ text, failure: null })),
    rememberRefusal: assign(({ context }) => ({ failure: refusalOfText(context)?.message ?? null })),
    rememberFailure: assign((_, { message }: { message: string }) => ({ failure: message })),
    rememberGivenUp: assign(({ context: { text, base } }) => ({ givenUp: { text, base } })),
    rememberRestored: assign(({ context: { givenUp } }) => ({ ...givenUp, givenUp: null, failure: null })),
    forgetText: assign(({ context }) => ({ ...typedOver(context.standing), unread: [], failure: null })),
    forgetFailure: assign({ failure: null }),
    forgetUnread: assign({ unread: [] }),
    announceSaved: emit({ type: 'note.saved' }),
    announceFailed: emit((_, { message }: { message: string }) => ({ type: 'note.failed' as const, message })),
    announceGivenUp: emit({ type: 'text.givenUp' }),
    announceRefused: emit({ type: 'text.refused' }),
  },
  guards: {
    isOvertaken: ({ context: { standing, base } }) => standing.version !== base.version,
    isUntouched: ({ context: { text, base, unread } }) => text === base.note && unread.length === 0,
    isSame: ({ context }, { standing }: Changed) => isSame(context, standing),
    isSettled: ({ context }) => isSame(context, context.standing),
    isRefused: ({ context }) => refusalOfText(context) !== null,
    hasGivenUp: ({ context }) => context.givenUp !== null,
    isSaved: (_, { answer }: Answered) => answer.kind === 'saved',
    isBehind: (_, { answer }: Answered) => answer.kind === 'overtaken',
  },
});

const standingIn = ({ event }: { event: Changed }): Changed => ({ standing: event.standing });
const rememberChanged = { type: 'rememberStanding', params: standingIn } as const;
const changed = { 'note.changed': { actions: rememberChanged } } as const;
const answered = ({ event }: { event: { output: SaveAnswer } }): Answered => ({ answer: event.output });
const said = ({ event: { output } }: { event: { output: SaveAnswer } }) => ({
  message: output.kind === 'refused' ? output.message : noteTexts.changedElsewhere,
});
const lost = { message: noteTexts.notSaved };

const restores = { target: 'writing', actions: 'rememberRestored' } as const;
const leaves = {
  'note.cancel': [{ guard: 'isUntouched', target: 'reading', actions: 'forgetText' }, { target: 'setAside' }],
  'unread.forget': { actions: 'forgetUnread' },
} as const;
const types = {
  'text.change': {
    actions: { type: 'rememberText', params: ({ event }: { event: { text: string } }) => ({ text: event.text }) },
  },
} as const;
const sending = <Back extends 'writing' | 'comparing'>(back: Back) =>
  writeNoteSetup.createStateConfig({
    tags: ['busy', 'editable'],
    entry: 'forgetFailure',
    invoke: {
      id: 'saveNote',
      src: 'saveNote',
      input: ({ context: { issueId, text, standing } }) => ({ issueId, note: text, version: standing.version }),
      onDone: [
        {
          guard: { type: 'isSaved', params: answered },
          target: 'reading',
          actions: [{ type: 'rememberAnswer', params: answered }, 'forgetText', 'announceSaved'],
        },
        {
          guard: { type: 'isBehind', params: answered },
          target: 'comparing',
          actions: [
            { type: 'rememberAnswer', params: answered },
            { type: 'announceFailed', params: said },
          ],
        },
        {
          target: back,
          actions: [
            { type: 'rememberFailure', params: said },
            { type: 'announceFailed', params: said },
          ],
        },
      ],
      onError: {
        target: back,
        actions: [
          { type: 'rememberFailure', params: lost },
          { type: 'announceFailed', params: lost },
        ],
      },
    },
    on: changed,
  });

/** Lets a person write the note of an issue while others do: what is typed is never replaced by itself, and what others wrote never without being seen. */
export const writeNoteMachine = writeNoteSetup.createMachine({
  id: 'writeNote',
  context: ({ input: { issueId, actor, standing, kept } }) => {
    const fresh = typedOver(standing);
    const base = kept === null || kept.version === standing.version ? fresh.base : { version: kept.version, note: '' };
    return { issueId, actor, standing, base, text: kept?.text ?? fresh.text, unread: kept?.unread ?? [], failure: null, givenUp: null };
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUntouched', target: 'reading' }, { target: 'writing' }] },
    reading: {
      tags: 'settled',
      on: {
        ...changed,
        'note.write': { target: 'writing', actions: 'rememberStart' },
        'text.restore': { guard: 'hasGivenUp', ...restores },
      },
    },
    setAside: {
      description: 'What was typed waits, kept on the device.',
      on: {
        ...changed,
        'note.write': 'writing',
        'note.discard': { target: 'reading', actions: ['rememberGivenUp', 'forgetText', 'announceGivenUp'] },
      },
    },
    writing: {
      tags: 'editable',
      always: [
        { guard: and(['isOvertaken', 'isSettled']), target: 'reading', actions: 'forgetText' },
        { guard: and(['isOvertaken', 'isUntouched']), actions: 'rememberStart' },
        { guard: 'isOvertaken', target: 'comparing' },
      ],
      on: {
        ...changed,
        ...types,
        ...leaves,
        'text.restore': { guard: and(['hasGivenUp', 'isUntouched']), ...restores },
        'note.save': [
          { guard: 'isRefused', actions: ['rememberRefusal', 'announceRefused'] },
          { guard: 'isUntouched', target: 'reading', actions: 'forgetText' },
          { target: 'saving' },
        ],
      },
    },
    comparing: {
      description: 'Somebody else has changed the note meanwhile.',
      tags: 'editable',
      on: {
        'note.changed': [
          { guard: { type: 'isSame', params: standingIn }, target: 'reading', actions: [rememberChanged, 'forgetText'] },
          { actions: rememberChanged },
        ],
        ...types,
        ...leaves,
        'note.keep': [{ guard: 'isRefused', actions: ['rememberRefusal', 'announceRefused'] }, { target: 'keeping' }],
        'note.take': { target: 'reading', actions: ['rememberGivenUp', 'forgetText', 'announceGivenUp'] },
      },
    },
    saving: sending('writing'),
    keeping: sending('comparing'),
  },
});

/** What the place of the note shows. */
export type NoteStage = 'reading' | 'setAside' | 'writing';

export const selectStage = (snapshot: WriteNoteSnapshot): NoteStage =>
  snapshot.hasTag('settled') ? 'reading' : snapshot.hasTag('editable') ? 'writing' : 'setAside';

export const selectText = ({ context }: WriteNoteSnapshot): string => context.text;
export const selectFailure = ({ context }: WriteNoteSnapshot): string | null => context.failure;
export const selectUnread = ({ context }: WriteNoteSnapshot): readonly Unread[] => context.unread;
export const selectIsBusy = (snapshot: WriteNoteSnapshot): boolean => snapshot.hasTag('busy');

/** Whether somebody else was faster and it has to be chosen whose words stay. */
export const selectIsComparing = (snapshot: WriteNoteSnapshot): boolean => snapshot.matches('comparing') || snapshot.matches('keeping');

/** Whether something is typed that nobody else has. */
export const selectIsUnsaved = (snapshot: WriteNoteSnapshot): boolean => {
  const { text, base, unread } = snapshot.context;
  return !snapshot.hasTag('settled') && (text !== base.note || unread.length > 0);
};

/** What the device keeps, or null where nothing is typed. */
export const selectKept = (snapshot: WriteNoteSnapshot): KeptNote | null => {
  const { text, base, unread } = snapshot.context;
  return selectIsUnsaved(snapshot) ? { text, version: base.version, unread } : null;
};
