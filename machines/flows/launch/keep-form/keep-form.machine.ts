import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  FormAnswer,
  KeepFormContext,
  KeepFormEvent,
  KeepFormInput,
  KeepFormPorts,
  KeepFormTag,
  KeptForms,
} from './keep-form.types.ts';

export type KeepFormActorRef = ActorRefFrom<typeof keepFormMachine>;
export type KeepFormSnapshot = SnapshotFrom<typeof keepFormMachine>;

const unprovided: KeepFormPorts = { saveForm: port('saveForm'), watchPage: watchPort('watchPage') };
const answered = ({ event }: { event: { output: FormAnswer } }) => ({ answer: event.output });
const changed = { type: 'rememberForms' as const, params: ({ event }: { event: { forms: KeptForms } }) => ({ forms: event.forms }) };

/** Keeps the simple form on the server within a second of the last key, and ends where another device saved a newer one. */
export const keepFormMachine = setup({
  types: {
    context: {} as KeepFormContext,
    events: {} as KeepFormEvent,
    input: {} as KeepFormInput,
    tags: {} as KeepFormTag,
  },
  actors: unprovided,
  actions: {
    rememberForms: assign(({ context }, params: { forms: KeptForms }) => ({ saved: { ...context.saved, forms: params.forms } })),
    rememberSent: assign(({ context }) => ({ sent: context.saved.forms, failure: null, isRestored: false })),
    rememberRestored: assign({ isRestored: true }),
    rememberAnswer: assign(({ context }, { answer }: { answer: FormAnswer }) =>
      answer.kind === 'saved'
        ? { saved: { ...context.saved, version: answer.version, savedAt: answer.savedAt }, confirmed: context.sent }
        : { failure: answer.kind === 'refused' ? answer.message : null },
    ),
  },
  guards: {
    isRestored: ({ context }) => context.isRestored,
    hasMore: ({ context }) => context.sent !== context.saved.forms,
    isConfirmed: ({ context }) => context.confirmed === context.saved.forms,
    isSaved: (_, params: { answer: FormAnswer }) => params.answer.kind === 'saved',
    isStale: (_, params: { answer: FormAnswer }) => params.answer.kind === 'stale',
    isLatest: ({ context }, params: { answer: FormAnswer }) => params.answer.kind === 'saved' && context.sent === context.saved.forms,
  },
  delays: { savePause: 700, retryPause: 10_000 },
}).createMachine({
  id: 'keepForm',
  context: ({ input }) => ({
    saved: input.saved,
    sent: null,
    confirmed: input.isUnsent ? null : input.saved.forms,
    isRestored: false,
    failure: null,
  }),
  invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
  initial: 'opening',
  on: { 'form.change': { actions: changed } },
  states: {
    opening: { always: [{ guard: 'isConfirmed', target: 'saved' }, { target: 'pending' }] },
    saved: { tags: 'settled', on: { 'form.change': { target: 'pending', actions: changed } } },
    pending: { on: { 'page.hidden': 'saving' }, after: { savePause: 'saving' } },
    saving: {
      tags: 'busy',
      description:
        'A save that was lost while the connection came back goes out once more at once; a page that is left sends what was typed meanwhile.',
      entry: 'rememberSent',
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ context }) => ({ saved: context.saved }),
        onDone: [
          { guard: { type: 'isLatest', params: answered }, target: 'saved', actions: { type: 'rememberAnswer', params: answered } },
          { guard: { type: 'isSaved', params: answered }, target: 'pending', actions: { type: 'rememberAnswer', params: answered } },
          { guard: { type: 'isStale', params: answered }, target: 'outdated' },
          { target: 'refused', actions: { type: 'rememberAnswer', params: answered } },
        ],
        onError: [{ guard: 'isRestored', target: 'saving', reenter: true }, { target: 'unsaved' }],
      },
      on: {
        'connection.restored': { actions: 'rememberRestored' },
        'page.hidden': { guard: 'hasMore', target: 'saving', reenter: true },
      },
    },
    unsaved: {
      tags: 'refused',
      on: { 'connection.restored': 'saving', 'save.retry': 'saving', 'page.hidden': 'saving' },
      after: { retryPause: 'saving' },
    },
    refused: { tags: 'refused', on: { 'form.change': { target: 'pending', actions: changed }, 'save.retry': 'saving' } },
    outdated: { type: 'final', tags: 'refused' },
  },
});
