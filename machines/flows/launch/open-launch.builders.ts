import type { OpenLaunchEvent, WayIn, RouterOrder } from './open-launch.rules.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import { openLaunchMachine } from './open-launch.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { createActor, fromCallback } from 'xstate';

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

export const form = { values: simpleRequest({ name: 'Release' }), draftId: 'f1', attempt: 1 };
export const launched: Extract<OpenLaunchEvent, { readonly type: 'request.launched' }> = {
  type: 'request.launched',
  receipt: { id: 'a1', name: 'Release 11' },
  chosen: { schedule: { ...launchNow('Europe/London'), mode: 'later', laterAt: '2026-11-30T09:30' }, at: '2026-11-21T09:00:00.000Z' },
  isLate: false,
  held: null,
};
export const at = (more: Partial<WayIn>): OpenLaunchEvent => ({ type: 'address.changed', way: wayIn(more) });
export const opened = (draftId: string, isKnown = true): OpenLaunchEvent => ({ type: 'draft.opened', draftId, isKnown });

export const openLaunchSamples: WalkOptions<typeof openLaunchMachine> = {
  events: [
    at({}),
    at({ hasAdvancedTests: false }),
    at({ hasRequestFlow: false }),
    at({ hasRequestFlow: false, clone: 't1' }),
    at({ hasRequestFlow: false, tab: 'advanced_test' }),
    at({ clone: 't1' }),
    at({ draft: 'd1' }),
    at({ draft: 'd2', place: 2 }),
    at({ isWizard: true, place: 2 }),
    { type: 'launch.left' },
    { type: 'success.shown', place: 3 },
    { type: 'entry.pushed', place: 2 },
    { type: 'entry.pushed', place: 4 },
    { type: 'launch.takenBack', draftId: 'd1' },
    { type: 'test.cloned', draftId: 'd3' },
    { type: 'clone.cancelled' },
    { type: 'preview.opened', form },
    { type: 'form.kept' },
    { type: 'form.unkept', copy: form },
    { type: 'form.restored' },
    opened('d1'),
    opened('d1', false),
    { type: 'draft.discarded' },
    { type: 'draft.restored' },
    { type: 'request.resumed' },
    { type: 'test.shown', testId: 't1' },
    { type: 'test.settled' },
    { type: 'wizard.left' },
    launched,
  ],
  outcomes: { leadRouter: { errors: [new Error('gone')] } },
  project: ({ context: { way, wished, isKnown, named, isLeft, success } }) => ({
    way: way === null ? null : { ...way, cases: null },
    wished,
    isKnown,
    named,
    isLeft,
    success,
  }),
  limit: 20_000,
};
