import { createActor, fromCallback } from 'xstate';
import { openLaunchMachine } from './open-launch.ts';
import type { OpenLaunchEvent, RouterOrder, WayIn } from './open-launch.rules.ts';

/** The way into the request of an organization with the request flow. */
export const wayIn = (more: Partial<WayIn> = {}): WayIn => ({
  hasAdvancedTests: true,
  hasRequestFlow: true,
  place: 1,
  isWizard: false,
  tab: null,
  sdlcStage: null,
  draft: null,
  test: null,
  clone: null,
  cases: 'every',
  form: undefined,
  ...more,
});

/** An entrance, with what its router was told. */
export function entrance(...events: readonly OpenLaunchEvent[]) {
  const orders: RouterOrder[] = [];
  const leadRouter = fromCallback<RouterOrder>(({ receive }) => receive((order) => void orders.push(order)));
  const actor = createActor(openLaunchMachine.provide({ actors: { leadRouter } })).start();
  const send = (...more: readonly OpenLaunchEvent[]): void => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    actor,
    orders,
    send,
    comeTo: (way: Partial<WayIn>) => send({ type: 'address.changed', way: wayIn(way) }),
    /** What was told since it was asked last. */
    told: () => orders.splice(0),
    draftId: () => actor.getSnapshot().context.wished.draftId,
    value: () => actor.getSnapshot().value,
  };
}
