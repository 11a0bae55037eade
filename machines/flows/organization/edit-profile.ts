import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { nameFault } from '#schema/rules/session/names.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

type ProfilePart = 'firstName' | 'lastName';

type Profile = Readonly<Record<ProfilePart, string>>;

type ProfileFault = { readonly path: string | null; readonly message: string };

export type ProfileAnswer = { readonly successful: boolean; readonly faults: readonly ProfileFault[] };

export type EditProfilePorts = {
  saveProfile: PromiseActorLogic<ProfileAnswer, Profile & { readonly userId: string }>;
};

export type EditProfileInput = Profile & { readonly userId: string };

type EditProfileContext = EditProfileInput & { readonly faults: readonly ProfileFault[] };

type EditProfileEvent =
  | { readonly type: 'name.change'; readonly part: ProfilePart; readonly name: string }
  | { readonly type: 'profile.save' };

type EditProfileEmitted = { readonly type: 'profile.saved' } | { readonly type: 'profile.refused' };

type EditProfileTag = 'busy' | 'editable';

export type EditProfileActorRef = ActorRefFrom<typeof editProfileMachine>;
type EditProfileSnapshot = SnapshotFrom<typeof editProfileMachine>;

const unprovided: EditProfilePorts = { saveProfile: port('saveProfile') };

const faultsOf = ({ firstName, lastName }: Profile): readonly ProfileFault[] =>
  [nameFault('first', firstName, 'firstName'), nameFault('last', lastName, 'lastName')].filter((fault) => fault !== null);

/** Changes the caller's own first and last name, as often as they like. */
export const editProfileMachine = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    input: {} as EditProfileInput,
    emitted: {} as EditProfileEmitted,
    tags: {} as EditProfileTag,
  },
  actors: unprovided,
  actions: {
    rememberName: assign(({ context }, { part, name }: { part: ProfilePart; name: string }) => ({
      [part]: name,
      faults: context.faults.filter(({ path }) => path !== part),
    })),
    rememberFaults: assign(({ context }) => ({ faults: faultsOf(context) })),
    rememberRefusal: assign((_, params: { answer: ProfileAnswer }) => ({ faults: params.answer.faults })),
    rememberSaved: assign(({ context }) => ({ firstName: context.firstName.trim(), lastName: context.lastName.trim() })),
    forgetFaults: assign({ faults: [] }),
    announceSaved: emit({ type: 'profile.saved' }),
    announceRefused: emit({ type: 'profile.refused' }),
  },
  guards: {
    isValid: ({ context }) => faultsOf(context).length === 0,
    isSuccessful: (_, params: { answer: ProfileAnswer }) => params.answer.successful,
  },
}).createMachine({
  id: 'editProfile',
  context: ({ input }) => ({ ...input, faults: [] }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'name.change': { actions: { type: 'rememberName', params: ({ event: { part, name } }) => ({ part, name }) } },
        'profile.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'rememberFaults' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFaults',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { userId, firstName, lastName } }) => ({ userId, firstName: firstName.trim(), lastName: lastName.trim() }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            actions: ['rememberSaved', 'announceSaved'],
          },
          {
            target: 'editing',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) }, 'announceRefused'],
          },
        ],
        onError: { target: 'editing', actions: 'announceRefused' },
      },
    },
  },
});

const faultOf =
  (part: ProfilePart) =>
  ({ context }: EditProfileSnapshot): string | null =>
    faultAt(context.faults, part);

export const selectFirstName = (snapshot: EditProfileSnapshot): string => snapshot.context.firstName;

export const selectLastName = (snapshot: EditProfileSnapshot): string => snapshot.context.lastName;

export const selectFirstNameFault = faultOf('firstName');

export const selectLastNameFault = faultOf('lastName');

export const selectGeneral = ({ context }: EditProfileSnapshot): string | null =>
  faultAbove(context.faults, (path) => ['firstName', 'lastName'].includes(path));

export const selectIsSaving = (snapshot: EditProfileSnapshot): boolean => snapshot.hasTag('busy');
