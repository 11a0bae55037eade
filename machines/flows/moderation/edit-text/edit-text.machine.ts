import { port } from '#machines/lib/port.ts';
import { resultTextFault } from '#schema/rules/results/result-text.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  EditTextContext,
  EditTextEmitted,
  EditTextEvent,
  EditTextInput,
  EditTextPorts,
  EditTextTag,
  SaveTextAnswer,
} from './edit-text.types.ts';

export type EditTextActorRef = ActorRefFrom<typeof editTextMachine>;
export type EditTextSnapshot = SnapshotFrom<typeof editTextMachine>;

export const editTexts = {
  failed: 'There was an issue with submitting your changes. Please try again later.',
  saved: (field: string) => `${field} has been successfully updated.`,
} as const;

const unprovided: EditTextPorts = { saveText: port('saveText') };

type Answered = { readonly answer: SaveTextAnswer };
const answered = ({ event }: { readonly event: { readonly output: SaveTextAnswer } }): Answered => ({ answer: event.output });
const textOf = ({ event }: { readonly event: { readonly text: string } }) => ({ text: event.text });

const editTextSetup = setup({
  types: {
    context: {} as EditTextContext,
    events: {} as EditTextEvent,
    input: {} as EditTextInput,
    emitted: {} as EditTextEmitted,
    tags: {} as EditTextTag,
  },
  actors: unprovided,
  actions: {
    rememberStart: assign(({ context: { isLeft, base, draft } }, { text }: { text: string }) =>
      isLeft ? {} : { draft: base === text ? draft : null, base: text },
    ),
    rememberEnd: assign({ isLeft: false }),
    rememberDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    rememberTheirs: assign((_, { answer }: Answered) => (answer.kind === 'overtaken' ? { theirs: answer.theirs } : {})),
    rememberBase: assign(({ context }) => ({ base: context.theirs })),
    forgetDraft: assign({ draft: null, isLeft: false }),
    announceSaved: emit(({ context }) => ({ type: 'text.saved' as const, message: editTexts.saved(context.name) })),
    announceRefused: emit((_, { answer }: Answered) => ({
      type: 'text.refused' as const,
      message: answer.kind === 'refused' ? answer.message : editTexts.failed,
    })),
    announceFailed: emit({ type: 'text.refused', message: editTexts.failed }),
  },
  guards: {
    isLeft: ({ context }) => context.isLeft,
    isSavable: ({ context }) => resultTextFault(context.draft ?? context.base) === null,
    isSaved: (_, { answer }: Answered) => answer.kind === 'saved',
    isOvertaken: (_, { answer }: Answered) => answer.kind === 'overtaken',
  },
});

const types = { 'text.change': { actions: { type: 'rememberDraft', params: textOf } } } as const;

/** Changes one text of a result in its place; where somebody else wrote it meanwhile, both are shown and one is chosen. */
export const editTextMachine = editTextSetup.createMachine({
  id: 'editText',
  context: ({ input: { kept = null, ...text } }) => ({
    ...text,
    draft: kept?.text ?? null,
    base: kept?.seen ?? '',
    theirs: '',
    isLeft: kept !== null,
  }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'text.edit': { target: 'writing', actions: { type: 'rememberStart', params: textOf } },
        'text.discard': { guard: 'isLeft', actions: 'forgetDraft' },
      },
    },
    writing: {
      tags: 'editable',
      on: {
        ...types,
        'text.save': { guard: 'isSavable', target: 'saving' },
        'text.cancel': { target: 'reading', actions: 'rememberEnd' },
      },
    },
    saving: {
      tags: ['busy', 'editable'],
      invoke: {
        id: 'saveText',
        src: 'saveText',
        input: ({ context: { caseResultResponseId, part, name, draft, base } }) => ({
          caseResultResponseId,
          part,
          name,
          text: draft ?? base,
          seen: base,
        }),
        onDone: [
          { guard: { type: 'isSaved', params: answered }, target: 'reading', actions: ['forgetDraft', 'announceSaved'] },
          {
            guard: { type: 'isOvertaken', params: answered },
            target: 'comparing',
            actions: { type: 'rememberTheirs', params: answered },
          },
          { target: 'writing', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'writing', actions: 'announceFailed' },
      },
    },
    comparing: {
      description: 'Somebody else wrote this text first; nothing is saved before one is chosen.',
      tags: 'editable',
      on: {
        ...types,
        'mine.keep': { guard: 'isSavable', target: 'saving', actions: 'rememberBase' },
        'theirs.take': { target: 'reading', actions: 'forgetDraft' },
      },
    },
  },
});
