import type { Versioned } from '#machines/lib/saving.ts';
import { keepFormOf } from '#machines/flows/shared/keep-form.ts';
import type { SavedForm } from '#machines/flows/shared/keep-form.ts';
import { assign, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

export type KeptSupervised = { readonly form: unknown };

/** `stamp` grows with each change on this device. */
export type FormCopy = SavedForm<KeptSupervised> & { readonly isUnsent: boolean; readonly stamp: number };
export type ServerForm = SavedForm<KeptSupervised> & { readonly by: string | null; readonly stamp: number };

export type FormWish = 'ask' | 'take' | 'keep';
type FormElsewhere = 'tab' | 'device';
export type OpenedForm = Versioned & { readonly forms: KeptSupervised; readonly isUnsent: boolean };
export type LoadedForm = {
  readonly opened: OpenedForm;
  readonly isHeld: boolean;
  readonly isDisputed: boolean;
};

export type HoldFormPorts = {
  /** Reads both copies and takes the lock on the form for this tab; `take` and `keep` take it from another tab. */
  readonly loadForm: PromiseActorLogic<LoadedForm, { readonly wish: FormWish }>;
  readonly watchForm: CallbackActorLogic<EventObject>;
  readonly followForm: CallbackActorLogic<EventObject>;
};

type HoldFormContext = {
  readonly wish: FormWish;
  readonly opened: OpenedForm;
  readonly elsewhere: FormElsewhere;
  /** Counts changes from elsewhere: the form is mounted anew with each. */
  readonly arrivals: number;
};

export type HoldFormEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.change'; readonly forms: KeptSupervised }
  | { readonly type: 'form.leave' }
  | { readonly type: 'form.followed'; readonly forms: KeptSupervised }
  | { readonly type: 'form.taken' }
  | { readonly type: 'form.take' }
  | { readonly type: 'form.keep' }
  | { readonly type: 'test.launched' };
type HoldFormTag = 'busy' | 'editable' | 'refused' | 'settled';

type Opening = { readonly opened: OpenedForm; readonly isDisputed: boolean };

const nothing: OpenedForm = { forms: { form: null }, version: 0, savedAt: null, isUnsent: false };
const undisputed = (opened: OpenedForm): Opening => ({ opened, isDisputed: false });

/**
 * Which copy opens: the device's where the server has not confirmed it, else the newer one. Of two copies of this device the later stamp
 * wins; a conflict with another device is asked about. Undefined: the server did not respond.
 */
export function openForm(server: ServerForm | null | undefined, copy: FormCopy | null, device: string, wish: FormWish): Opening {
  if (server === undefined || server === null) {
    if (copy === null) return undisputed(nothing);
    const { stamp: _stamp, ...kept } = copy;
    return undisputed(server === null ? { ...kept, version: 0, savedAt: null, isUnsent: true } : kept);
  }
  const { version, savedAt } = server;
  const served = undisputed({ forms: server.forms, version, savedAt, isUnsent: false });
  if (copy === null || (!copy.isUnsent && version >= copy.version)) return served;
  const going: OpenedForm = { forms: copy.forms, version, savedAt, isUnsent: true };
  if (version <= copy.version) return undisputed(going);
  if (server.by === device) return server.stamp >= copy.stamp ? served : undisputed(going);
  if (wish === 'take') return served;
  return { opened: going, isDisputed: wish === 'ask' };
}

export type HoldFormActorRef = ActorRefFrom<typeof holdFormMachine>;
type HoldFormSnapshot = SnapshotFrom<typeof holdFormMachine>;

const unprovided: HoldFormPorts = { loadForm: port('loadForm'), watchForm: watchPort('watchForm'), followForm: watchPort('followForm') };
const loaded = ({ event }: { event: { output: LoadedForm } }) => ({ loaded: event.output });
const changed = ({ event }: { event: { forms: KeptSupervised } }) => ({ forms: event.forms });
const from = (elsewhere: FormElsewhere) => ({ type: 'rememberElsewhere' as const, params: { elsewhere } });
const wishing = (wish: FormWish) => ({ target: 'loading' as const, actions: { type: 'rememberWish' as const, params: { wish } } });
const toKeeper = { type: 'announceChange' as const, params: changed };

/** Saved on the server while one tab holds the form; other tabs and devices read it until they take over. */
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

type HoldFormStage = 'loading' | 'unloaded' | 'reading' | 'filling' | 'launched';

export const selectStage = (snapshot: HoldFormSnapshot): HoldFormStage => snapshot.value;
export const selectIsHeld = (snapshot: HoldFormSnapshot): boolean => snapshot.status === 'active';
export const selectOpened = ({ context }: HoldFormSnapshot): OpenedForm => context.opened;
export const selectArrivals = ({ context }: HoldFormSnapshot): number => context.arrivals;
export const selectIsReading = (snapshot: HoldFormSnapshot): boolean => snapshot.matches('reading');
/** Input is disabled, because what is loaded next would replace it. */
export const selectIsLocked = (snapshot: HoldFormSnapshot): boolean => snapshot.matches('reading') || snapshot.matches('loading');
export const selectElsewhere = ({ context }: HoldFormSnapshot): FormElsewhere => context.elsewhere;
export const selectKeeping = ({ children }: HoldFormSnapshot) => children.keepForm;
