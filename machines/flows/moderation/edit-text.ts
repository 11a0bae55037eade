import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { resultTextFault } from '#schema/rules/results/result-text.ts';

export type EditedPart = 'text' | 'actualResult' | 'additionalInformation';

type EditedText = { readonly caseResultResponseId: string; readonly part: EditedPart; readonly name: string };

type EditTextInput = EditedText & {
  /** An unfinished edit saved on the device, and the text that it replaces. */
  readonly kept?: { readonly text: string; readonly seen: string } | null;
};

export type SaveTextAnswer =
  | { readonly kind: 'saved' }
  | { readonly kind: 'overtaken'; readonly theirs: string }
  | { readonly kind: 'refused'; readonly message: string };

export type SaveText = EditedText & { readonly text: string; readonly seen: string };

export type EditTextPorts = { saveText: PromiseActorLogic<SaveTextAnswer, SaveText> };

type EditTextContext = EditedText & {
  readonly draft: string | null;
  readonly base: string;
  readonly theirs: string;
  /** The edit was closed without being saved or cancelled. */
  readonly isLeft: boolean;
};

type EditTextEvent =
  | { readonly type: 'text.edit'; readonly text: string }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'text.save' }
  | { readonly type: 'text.cancel' }
  | { readonly type: 'text.discard' }
  | { readonly type: 'mine.keep' }
  | { readonly type: 'theirs.take' };

export type EditTextEmitted =
  | { readonly type: 'text.saved'; readonly message: string }
  | { readonly type: 'text.refused'; readonly message: string };

type EditTextTag = 'busy' | 'editable';

export type EditTextActorRef = ActorRefFrom<typeof editTextMachine>;
type EditTextSnapshot = SnapshotFrom<typeof editTextMachine>;

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

/** On a conflict both texts are shown and the person chooses. */
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

export const selectIsOpen = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: EditTextSnapshot): boolean => snapshot.hasTag('busy');
/** Null without a conflict. */
export const selectTheirs = (snapshot: EditTextSnapshot): string | null => (snapshot.matches('comparing') ? snapshot.context.theirs : null);
export const selectText = ({ context }: EditTextSnapshot): string => context.draft ?? context.base;
export const selectFault = (snapshot: EditTextSnapshot): string | null => resultTextFault(selectText(snapshot))?.message ?? null;
export const selectIsLeft = (snapshot: EditTextSnapshot): boolean => !selectIsOpen(snapshot) && snapshot.context.isLeft;
/** Null where nothing was typed, or the edit was saved or cancelled. */
export const selectKept = (snapshot: EditTextSnapshot): { readonly text: string; readonly seen: string } | null => {
  const { draft, base, isLeft } = snapshot.context;
  return draft !== null && (isLeft || selectIsOpen(snapshot)) ? { text: draft, seen: base } : null;
};
