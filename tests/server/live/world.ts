import { expect, vi } from 'vitest';
import { announce } from '#server/workflow/outbox.ts';
import type { Announcement } from '#server/workflow/outbox.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Subscription } from '#tests/support/live.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { Side } from '#tests/support/twin-world.ts';

export const changed = 'subscription ($testId: ID) { changed(testId: $testId) { number topic testId entityId } }';
export const issueWasCreated = 'subscription ($testId: ID!) { issueWasCreated(testId: $testId) { testId issueId } }';
export const testWasLaunched = 'subscription ($testId: ID!) { testWasLaunched(testId: $testId) { testId } }';
export const notificationWasSent = 'subscription { notificationWasSent { kind publicId details { description link } } }';

/** The running server with two organizations, and people who listen to it. */
export type LiveWorld = PortalWorld & {
  /** Leaves an event in the outbox of an organization. */
  readonly tell: (side: Side, event: Announcement) => Promise<void>;
  /** Waits until a subscription hears, by telling it something it may hear until it does; what it heard is forgotten. */
  readonly awake: (subscription: Subscription, side: Side, event: Announcement) => Promise<void>;
};

export const openLiveWorld = async (): Promise<LiveWorld> => {
  const world = await openPortalWorld({ at: null });
  const tell: LiveWorld['tell'] = (side, event) =>
    world.portal.server.database.write(systemViewer(idOf(side, 'organization')), (tx) => announce(tx, event));
  return {
    ...world,
    tell,
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
  };
};
