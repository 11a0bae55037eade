import { port } from '#machines/lib/port.ts';
import { assign, setup } from 'xstate';
import type { PromiseActorLogic, SnapshotFrom } from 'xstate';

export type OwnSession = {
  readonly id: string;
  readonly device: string;
  readonly begunAt: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
};

/** `hasPassword` is false where an outside service signs the person in. */
export type OwnSignIn = { readonly hasPassword: boolean; readonly sessions: readonly OwnSession[] };

type OwnSessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>;

const unprovided: { listSessions: PromiseActorLogic<OwnSignIn, undefined> } = { listSessions: port('listSessions') };

/** Reads where one is signed in, and reads it again once something of it ended. */
export const ownSessionsMachine = setup({
  types: { context: {} as { readonly signIn: OwnSignIn | null }, events: {} as { readonly type: 'sessions.reload' }, tags: {} as 'failed' },
  actors: unprovided,
  actions: { rememberSignIn: assign((_, { signIn }: { signIn: OwnSignIn }) => ({ signIn })) },
}).createMachine({
  id: 'ownSessions',
  context: { signIn: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: { target: 'shown', actions: { type: 'rememberSignIn', params: ({ event }) => ({ signIn: event.output }) } },
        onError: 'failed',
      },
    },
    shown: { on: { 'sessions.reload': 'loading' } },
    failed: { tags: 'failed', on: { 'sessions.reload': 'loading' } },
  },
});

export const selectSignIn = ({ context }: OwnSessionsSnapshot): OwnSignIn | null => context.signIn;

export const selectHasFailed = (snapshot: OwnSessionsSnapshot): boolean => snapshot.hasTag('failed');
