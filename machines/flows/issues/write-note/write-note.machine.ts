import { port } from '#machines/lib/port.ts';
import { noteTexts } from '#schema/vocabulary/issue.ts';
import { and, assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isSame, refusalOfText, typedOver } from './write-note.rules.ts';
import type {
  SaveAnswer,
  Standing,
  WriteNoteContext,
  WriteNoteEmitted,
  WriteNoteEvent,
  WriteNoteInput,
  WriteNotePorts,
  WriteNoteTag,
} from './write-note.types.ts';

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
