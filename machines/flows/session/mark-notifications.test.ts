import type { Answer } from '#machines/lib/answer.ts';
import { walk } from '#machines/testing/walk.ts';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { markNotificationsMachine } from './mark-notifications.ts';
import type { Marking } from './mark-notifications.ts';
import { markNotificationsSamples, one } from './mark-notifications.builders.ts';

const two: Marking = { until: '2026-01-01T00:00:00.000Z' };

it('takes every transition', () => {
  const walked = walk(markNotificationsMachine, markNotificationsSamples);
  expect(walked.missed).toEqual([]);
});

it('sends each marking, in their order, also those made while one is on its way', async () => {
  const sent: Marking[] = [];
  const markNotifications = fromPromise<Answer, { readonly marking: Marking }>(async ({ input }) => {
    sent.push(input.marking);
    return { successful: sent.length > 1, messages: [] };
  });
  const actor = createActor(markNotificationsMachine.provide({ actors: { markNotifications } })).start();
  const failed = vi.fn<() => void>();
  actor.on('marks.failed', failed);
  for (const marking of [one, two]) actor.send({ type: 'notification.mark', marking });
  await vi.waitFor(() => expect([sent, actor.getSnapshot().value]).toEqual([[one, two], 'resting']));
  expect(failed).toHaveBeenCalledOnce();
});
