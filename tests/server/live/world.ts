import { expect, vi } from 'vitest';
import { announce } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Socket, Subscription } from '#tests/support/live.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName, Side } from '#tests/support/twin-world.ts';

export const changed = 'subscription ($testId: ID) { changed(testId: $testId) { number topic testId entityId } }';
export const issueWasCreated = 'subscription ($testId: ID!) { issueWasCreated(testId: $testId) { testId issueId } }';
export const testWasLaunched = 'subscription ($testId: ID!) { testWasLaunched(testId: $testId) { testId } }';
export const notificationWasSent = 'subscription { notificationWasSent { kind publicId details { description link } } }';

/** The running server with two organizations, and people who listen to it. */
export type LiveWorld = {
  readonly portal: Portal;
  readonly tokenOf: (side: Side, person: PersonName) => Promise<string>;
  readonly open: (side: Side, person: PersonName, askedFor?: number) => Promise<Socket>;
  /** Leaves an event in the outbox of an organization. */
  readonly tell: (side: Side, event: Announcement) => Promise<void>;
  /** Waits until a subscription hears, by telling it something it may hear until it does; what it heard is forgotten. */
  readonly awake: (subscription: Subscription, side: Side, event: Announcement) => Promise<void>;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
};

export const openLiveWorld = async (): Promise<LiveWorld> => {
  const portal = await startPortal();
  await plantTwins(portal.database.owner);
  const sockets: Socket[] = [];
  const tokenOf: LiveWorld['tokenOf'] = (side, person) => portal.server.identity.mint(idOf(side, person));
  const tell: LiveWorld['tell'] = (side, event) =>
    portal.server.database.write(systemViewer(idOf(side, 'organization')), (tx) => announce(tx, event));
  return {
    portal,
    tokenOf,
    tell,
    open: async (side, person, askedFor) => {
      const asked = askedFor === undefined ? {} : { askedFor };
      const socket = openSocket(portal.url, { token: await tokenOf(side, person), organization: publicId(side), ...asked });
      sockets.push(socket);
      expect(await socket.settled()).toBe(true);
      return socket;
    },
    awake: async (subscription, side, event) => {
      const isHeard = () => expect(subscription.events.length).toBeGreaterThan(0);
      let patience = 100;
      await vi.waitFor(
        async () => {
          await vi.waitFor(isHeard, { timeout: patience, interval: 10 }).catch(() => tell(side, event));
          patience = 1000;
          isHeard();
        },
        { timeout: 10_000, interval: 10 },
      );
      subscription.events.length = 0;
    },
    sql: async (text, values = []) => (await portal.database.owner.query<Record<string, unknown>>(text, [...values])).rows,
    stop: async () => {
      for (const socket of sockets) socket.close();
      await portal.stop();
    },
  };
};
