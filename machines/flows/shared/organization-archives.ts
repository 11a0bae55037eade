import { act } from '#machines/lib/act.ts';
import { port } from '#machines/lib/port.ts';
import { organizationArchiveTexts } from '#schema/vocabulary/organization-archive.ts';
import type { ArchiveScope, OrganizationArchiveState } from '#schema/vocabulary/organization-archive.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';

export type ShownArchive = {
  readonly id: string;
  readonly state: OrganizationArchiveState;
  readonly scope: ArchiveScope;
  readonly done: number;
  readonly total: number;
  readonly sizeBytes: number | null;
  readonly askedById: string | null;
  readonly askedBy: string | null;
  readonly askedAt: string;
  readonly expiresAt: string | null;
  readonly link: string | null;
};

/** Begins an archive of an organization. */
export const askArchiveMachine = act({ id: 'askArchive', failed: organizationArchiveTexts.notAsked });

/** Stops an archive of an organization that is not ready. */
export const cancelArchiveMachine = act({ id: 'cancelArchive', failed: organizationArchiveTexts.notCancelled });

type Archives = readonly ShownArchive[];

const unprovided: { readArchives: PromiseActorLogic<Archives, undefined> } = { readArchives: port('readArchives') };

const isInWork = ({ state }: ShownArchive): boolean => state === 'asked' || state === 'gathering';

/** Shows the archives of an organization, and looks again while one is in work. */
export const organizationArchivesMachine = setup({
  types: {
    context: {} as { readonly archives: Archives | null },
    events: {} as { readonly type: 'archives.reload' },
    tags: {} as 'failed',
  },
  actors: unprovided,
  delays: { lookAgain: 2_000 },
  guards: { hasWork: (_, { archives }: { archives: Archives }) => archives.some(isInWork) },
  actions: { rememberArchives: assign((_, { archives }: { archives: Archives }) => ({ archives })) },
}).createMachine({
  id: 'organizationArchives',
  context: { archives: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readArchives',
        src: 'readArchives',
        onDone: [
          {
            guard: { type: 'hasWork', params: ({ event }) => ({ archives: event.output }) },
            target: 'waiting',
            actions: { type: 'rememberArchives', params: ({ event }) => ({ archives: event.output }) },
          },
          { target: 'shown', actions: { type: 'rememberArchives', params: ({ event }) => ({ archives: event.output }) } },
        ],
        onError: 'failed',
      },
      on: { 'archives.reload': { target: 'loading', reenter: true } },
    },
    waiting: { after: { lookAgain: 'loading' }, on: { 'archives.reload': 'loading' } },
    shown: { on: { 'archives.reload': 'loading' } },
    failed: { tags: 'failed', on: { 'archives.reload': 'loading' } },
  },
});

export type OrganizationArchivesActorRef = ActorRefFrom<typeof organizationArchivesMachine>;
type Snapshot = SnapshotFrom<typeof organizationArchivesMachine>;

export const selectArchives = ({ context }: Snapshot): Archives | null => context.archives;

export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
