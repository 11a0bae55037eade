import type { Actor } from '#machines/lib/actor.ts';
import { publishRefusal } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { SeenParticipant } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { Publishable } from './publish-all.view.tsx';

type Listed = SeenParticipant & { readonly id: string; readonly fullName: string };

const working: readonly SeenParticipant['status'][] = [
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_failed',
];

/** Parts the testers who are still to be published into those who can be now and those who cannot, with the chart's reason. */
export const partTesters = (testers: readonly Listed[], actor: Actor): NonNullable<Publishable> => {
  const judged = testers
    .filter(({ status }) => working.includes(status))
    .map((tester) => ({ id: tester.id, fullName: tester.fullName, reason: publishRefusal(tester, actor)?.message ?? null }));
  return {
    ready: judged.flatMap(({ id, fullName, reason }) => (reason === null ? [{ id, fullName }] : [])),
    held: judged.flatMap(({ id, fullName, reason }) => (reason === null ? [] : [{ id, fullName, reason }])),
  };
};
