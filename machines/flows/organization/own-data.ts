import { port } from '#machines/lib/port.ts';
import { ownDataTexts } from '#schema/vocabulary/own-data.ts';
import type { ArchiveState } from '#schema/vocabulary/own-data.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

export type OwnArchive = {
  readonly state: ArchiveState;
  readonly done: number;
  readonly total: number;
  readonly sizeBytes: number | null;
  readonly expiresAt: string | null;
  readonly link: string | null;
};

/** `isByPassword` is false where an outside service signs the person in: they confirm by their address. */
export type OwnData = { readonly isByPassword: boolean; readonly archive: OwnArchive | null };

export type OwnDataEvent = { readonly type: 'data.ask' } | { readonly type: 'data.reload' };
export type OwnDataEmitted = { readonly type: 'ask.refused'; readonly message: string };

type OwnDataPorts = { readOwnData: PromiseActorLogic<OwnData, undefined>; askOwnData: PromiseActorLogic<void, undefined> };
const unprovided: OwnDataPorts = { readOwnData: port('readOwnData'), askOwnData: port('askOwnData') };

/** Asks for an archive of one's own data, and looks how far it is until it is made. */
export const ownDataMachine = setup({
  types: {
    context: {} as { readonly data: OwnData | null },
    events: {} as OwnDataEvent,
    emitted: {} as OwnDataEmitted,
    tags: {} as 'busy' | 'failed',
  },
  actors: unprovided,
  delays: { lookAgain: 2_000 },
  guards: { isMaking: (_, { data }: { data: OwnData }) => data.archive?.state === 'making' },
  actions: {
    rememberData: assign((_, { data }: { data: OwnData }) => ({ data })),
    announceRefused: emit({ type: 'ask.refused', message: ownDataTexts.failed }),
  },
}).createMachine({
  id: 'ownData',
  context: { data: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readOwnData',
        src: 'readOwnData',
        onDone: [
          {
            guard: { type: 'isMaking', params: ({ event }) => ({ data: event.output }) },
            target: 'waiting',
            actions: { type: 'rememberData', params: ({ event }) => ({ data: event.output }) },
          },
          { target: 'shown', actions: { type: 'rememberData', params: ({ event }) => ({ data: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    waiting: { tags: 'busy', after: { lookAgain: 'loading' } },
    shown: { on: { 'data.ask': 'asking' } },
    asking: {
      tags: 'busy',
      invoke: { id: 'askOwnData', src: 'askOwnData', onDone: 'loading', onError: { target: 'shown', actions: 'announceRefused' } },
    },
    failed: { tags: 'failed', on: { 'data.reload': 'loading' } },
  },
});

export type OwnDataActorRef = ActorRefFrom<typeof ownDataMachine>;
type OwnDataSnapshot = SnapshotFrom<typeof ownDataMachine>;

export const selectOwnData = ({ context }: OwnDataSnapshot): OwnData | null => context.data;

export const selectIsAsking = (snapshot: OwnDataSnapshot): boolean => snapshot.hasTag('busy');

export const selectHasFailed = (snapshot: OwnDataSnapshot): boolean => snapshot.hasTag('failed');
