import { act } from '#machines/lib/act.ts';
import { port } from '#machines/lib/port.ts';
import { organizationArchiveTexts } from '#schema/vocabulary/organization-archive.ts';
import type { ArchiveScope, OrganizationArchiveState } from '#schema/vocabulary/organization-archive.ts';
import type { OrganizationRestoreState } from '#schema/vocabulary/organization-restore.ts';
import { assign, setup } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

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

export type ShownRestore = {
  readonly id: string;
  readonly state: OrganizationRestoreState;
  readonly name: string;
  readonly sizeBytes: number | null;
  readonly found: readonly { readonly label: string; readonly value: string }[];
  readonly reason: string | null;
  readonly done: number;
  readonly total: number;
  readonly restoredId: string | null;
  readonly askedBy: string | null;
  readonly askedAt: string;
  readonly expiresAt: string;
};

/** Shows what is made or restored on the server, and looks again while some of it is in work. */
const listing = <Shown>(id: string, isInWork: (shown: Shown) => boolean) => {
  type Archives = readonly Shown[];
  const unprovided: { readArchives: PromiseActorLogic<Archives, undefined> } = { readArchives: port('readArchives') };
  return setup({
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
    id,
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
};

/** Archives of an organization. */
export const organizationArchivesMachine = listing<ShownArchive>(
  'organizationArchives',
  ({ state }) => state === 'asked' || state === 'gathering',
);

/** Archives that are restored into this installation. */
export const organizationRestoresMachine = listing<ShownRestore>(
  'organizationRestores',
  ({ state }) => state === 'checking' || state === 'restoring',
);

export const selectArchives = <Shown>({
  context,
}: {
  readonly context: { readonly archives: readonly Shown[] | null };
}): readonly Shown[] | null => context.archives;

export const selectHasFailed = (snapshot: { readonly hasTag: (tag: 'failed') => boolean }): boolean => snapshot.hasTag('failed');
