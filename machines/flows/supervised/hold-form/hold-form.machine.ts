import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { keepFormOf } from '#machines/flows/launch/simple/keep-form/keep-form.machine.ts';
import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  FormElsewhere,
  FormWish,
  HoldFormContext,
  HoldFormEvent,
  HoldFormPorts,
  HoldFormTag,
  KeptSupervised,
  LoadedForm,
} from './hold-form.types.ts';

export type HoldFormActorRef = ActorRefFrom<typeof holdFormMachine>;
export type HoldFormSnapshot = SnapshotFrom<typeof holdFormMachine>;

const unprovided: HoldFormPorts = { loadForm: port('loadForm'), watchForm: watchPort('watchForm'), followForm: watchPort('followForm') };
const loaded = ({ event }: { event: { output: LoadedForm } }) => ({ loaded: event.output });
const changed = ({ event }: { event: { forms: KeptSupervised } }) => ({ forms: event.forms });
const from = (elsewhere: FormElsewhere) => ({ type: 'rememberElsewhere' as const, params: { elsewhere } });
const wishing = (wish: FormWish) => ({ target: 'loading' as const, actions: { type: 'rememberWish' as const, params: { wish } } });
const toKeeper = { type: 'announceChange' as const, params: changed };

/** Keeps the form of a supervised test on the server while one tab types into it; another tab or device reads it until it takes the form over. */
export const holdFormMachine = setup({
  types: {
    context: {} as HoldFormContext,
    events: {} as HoldFormEvent,
    children: {} as { keepForm: 'keepForm' },
    tags: {} as HoldFormTag,
  },
  actors: { ...unprovided, keepForm: keepFormOf<KeptSupervised>() },
  actions: {
    rememberLoaded: assign(({ context }, { loaded: { opened } }: { loaded: LoadedForm }) => ({ opened, arrivals: context.arrivals + 1 })),
    rememberFollowed: assign(({ context }, { forms }: { forms: KeptSupervised }) => ({
      opened: { ...context.opened, forms },
      arrivals: context.arrivals + 1,
    })),
    rememberElsewhere: assign((_, params: { elsewhere: FormElsewhere }) => params),
    rememberWish: assign((_, params: { wish: FormWish }) => params),
    announceChange: sendTo('keepForm', (_, { forms }: { forms: KeptSupervised }) => ({ type: 'form.change', forms })),
    announceLeaving: sendTo('keepForm', { type: 'page.hidden' }),
  },
  guards: {
    isDisputed: (_, params: { loaded: LoadedForm }) => params.loaded.isDisputed,
    isHeld: (_, params: { loaded: LoadedForm }) => params.loaded.isHeld,
    isOnDevice: ({ context }) => context.elsewhere === 'device',
  },
}).createMachine({
  id: 'holdForm',
  context: {
    wish: 'ask',
    opened: { forms: { form: null }, version: 0, savedAt: null, isUnsent: false },
    elsewhere: 'tab',
    arrivals: 0,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: [
          {
            guard: { type: 'isDisputed', params: loaded },
            target: 'reading',
            actions: [{ type: 'rememberLoaded', params: loaded }, from('device')],
          },
          { guard: { type: 'isHeld', params: loaded }, target: 'filling', actions: { type: 'rememberLoaded', params: loaded } },
          { target: 'reading', actions: [{ type: 'rememberLoaded', params: loaded }, from('tab')] },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    reading: {
      description: 'Another tab types into the form, or another device saved something else.',
      invoke: { id: 'followForm', src: 'followForm', onError: {} },
      on: {
        'form.followed': { actions: { type: 'rememberFollowed', params: changed } },
        'form.take': wishing('take'),
        'form.keep': { guard: 'isOnDevice', ...wishing('keep') },
        'test.launched': 'launched',
      },
    },
    filling: {
      tags: 'editable',
      invoke: [
        { id: 'watchForm', src: 'watchForm', onError: {} },
        {
          id: 'keepForm',
          src: 'keepForm',
          input: ({ context }) => {
            const { isUnsent, ...saved } = context.opened;
            return { saved, isUnsent };
          },
          onDone: { target: 'reading', actions: from('device') },
          onError: { target: 'reading', actions: from('tab') },
        },
      ],
      on: {
        'form.change': { actions: toKeeper },
        'form.leave': { actions: 'announceLeaving' },
        'form.taken': { target: 'reading', actions: from('tab') },
        'test.launched': 'launched',
      },
    },
    launched: { type: 'final', tags: 'settled' },
  },
});
