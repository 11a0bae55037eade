import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import { emptyDraft, isUntouched, readDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { anyRequestedTest } from '#schema/rules/launch/any-requested-test.builders.ts';
import { plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { wizardSteps } from '#schema/vocabulary/launch/places.ts';
import { keepDraftMachine } from '../drafts/keep-draft.ts';
import type { HoldAnswer, SaveAnswer, SavedDraft } from '../drafts/keep-draft.ts';
import { requestOf, savedDraft } from '../launch.builders.ts';
import { own } from './build-request.builders.ts';
import { buildRequestMachine } from './build-request.ts';
import type { BuildRequestEvent } from './build-request.setup.ts';
import type { LaunchAnswer, LoadedDraft } from './build-request.rules.ts';
import { reconcile } from './build-request.rules.ts';

/** Something a person does, or something that happens to the page meanwhile. */
type Step =
  | { readonly kind: 'edit'; readonly event: BuildRequestEvent }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'network'; readonly isOnline: boolean }
  | { readonly kind: 'storage'; readonly isOpen: boolean };

const testId = fc.constantFrom('t1', 't2', 't3', 'n1', 'n2');
const edit: fc.Arbitrary<BuildRequestEvent> = fc.oneof(
  fc.record({ type: fc.constant('name.change' as const), name: fc.string({ maxLength: 20 }) }),
  fc.record({ type: fc.constant('test.begin' as const), testId }),
  fc.record({ type: fc.constant('test.edit' as const), testId, step: fc.constantFrom(...wizardSteps) }),
  fc.record({ type: fc.constant('test.duplicate' as const), testId, copyId: fc.uuid() }),
  fc.record({ type: fc.constant('test.remove' as const), testId }),
  fc.record({ type: fc.constant('test.abandon' as const), testId }),
  fc.record({ type: fc.constant('wizard.changed' as const), step: fc.constantFrom(...wizardSteps), values: anyRequestedTest }),
  fc.record({
    type: fc.constant('schedule.changed' as const),
    schedule: fc
      .record({ mode: fc.constantFrom('now' as const, 'later' as const), laterAt: fc.constantFrom('', '2026-11-24T09:00') })
      .map((values) => ({ ...launchNow('Europe/Berlin'), ...values })),
  }),
  fc.constantFrom<BuildRequestEvent>(
    { type: 'removal.confirm' },
    { type: 'removal.cancel' },
    { type: 'wizard.resume' },
    { type: 'wizard.leave' },
  ),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: edit.map((event) => ({ kind: 'edit' as const, event })) },
  { weight: 3, arbitrary: fc.constantFrom(50, 250, 700, 10_000).map((milliseconds) => ({ kind: 'wait' as const, milliseconds })) },
  { weight: 1, arbitrary: fc.boolean().map((isOnline) => ({ kind: 'network' as const, isOnline })) },
  { weight: 1, arbitrary: fc.boolean().map((isOpen) => ({ kind: 'storage' as const, isOpen })) },
);

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const device = 'laptop';
const stamped = { copy: 0, server: 0 };

/** A page with a server and a device store that keep nothing but text. */
function openPage(draft: RequestDraft) {
  const clock = new SimulatedClock();
  const stamps = new Map<RequestDraft, number>();
  const stampOf = (of: RequestDraft): number => stamps.get(of) ?? stamps.set(of, stamps.size + 1).size;
  const kept = { server: JSON.stringify(draft), version: 1, copy: null as string | null, unsent: false, stamps: { ...stamped } };
  const world = { isOnline: true, isOpen: true, launches: 0 };
  const loaded: LoadedDraft = { kind: 'open', saved: savedDraft(draft), unsent: false, moved: false, of: own };
  const keepDraft = keepDraftMachine.provide({
    actors: {
      keepCopy: fromPromise(async ({ input }) => {
        if (!world.isOpen) throw new Error('full');
        kept.copy = JSON.stringify(input.saved);
        kept.unsent = input.unsent;
        kept.stamps.copy = stampOf(input.saved.draft);
      }),
      saveDraft: fromPromise(async ({ input: { saved } }): Promise<SaveAnswer> => {
        if (!world.isOnline) throw new Error('offline');
        kept.server = JSON.stringify(saved.draft);
        kept.version = saved.version + 1;
        kept.stamps.server = stampOf(saved.draft);
        return { kind: 'saved', version: kept.version, savedAt: '2026-11-21T09:00:03.000Z' };
      }),
      holdDraft: fromPromise(async (): Promise<HoldAnswer> => ({ by: null })),
      giveDraft: fromPromise(async () => {}),
      watchPage: fromCallback(() => {}),
    },
  });
  const machine = buildRequestMachine.provide({
    actors: {
      loadDraft: fromPromise(async (): Promise<LoadedDraft> => loaded),
      watchClock: fromCallback(() => {}),
      keepDraft,
      launchRequest: fromPromise((): Promise<LaunchAnswer> => {
        world.launches += 1;
        return new Promise(() => {});
      }),
    },
  });
  const input = { flags: plainFlags, openedAt: '2026-11-21T09:00:00.000Z', sdlcStage: null, wished: { draftId: null, testId: null } };
  const actor = createActor(machine, { input, clock }).start();
  const restored = (): RequestDraft => {
    const server: SavedDraft = { ...savedDraft(readDraft(JSON.parse(kept.server), 'UTC')), version: kept.version };
    const copied = kept.copy === null ? null : (JSON.parse(kept.copy) as SavedDraft);
    const copy =
      copied === null
        ? null
        : { saved: { ...copied, draft: readDraft(copied.draft, 'UTC') }, unsent: kept.unsent, stamp: kept.stamps.copy };
    const found = reconcile({ saved: server, by: device, stamp: kept.stamps.server }, copy, savedDraft(emptyDraft('UTC')), device);
    return found.saved.draft;
  };
  return { actor, clock, world, restored };
}

describe('any sequence of edits', () => {
  it('saved and restored is the same, wherever the page ends a second later', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { actor, clock, world, restored } = openPage(requestOf(2));
        await settle();
        for (const each of steps) {
          if (each.kind === 'edit' && actor.getSnapshot().can(each.event)) actor.send(each.event);
          if (each.kind === 'wait') clock.increment(each.milliseconds);
          if (each.kind === 'storage') world.isOpen = each.isOpen || !world.isOnline;
          if (each.kind === 'network') {
            world.isOnline = each.isOnline || !world.isOpen;
            if (world.isOnline) actor.getSnapshot().children.keepDraft?.send({ type: 'connection.restored' });
          }
          await settle();
        }
        for (let wait = 0; wait < 3; wait += 1) {
          clock.increment(700);
          await settle();
        }
        const { draft } = actor.getSnapshot().context;
        if (!isUntouched(draft)) expect(restored()).toEqual(draft);
        expect(world.launches).toBe(0);
        actor.stop();
      }),
      { numRuns: 150 },
    );
  });
});
