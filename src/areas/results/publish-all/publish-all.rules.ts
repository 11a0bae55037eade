import type { Actor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { lossOf } from '../publish/publish-loss.rules.ts';
import type { Publishable } from './publish-all.view.tsx';

type Listed = ParticipantRowFragment & { readonly fullName: string; readonly numberOfPendingIssueModerations: number };

/** Unpublished testers: those who can be published, and those who cannot, with the chart's reason. */
export const partTesters = (testers: readonly Listed[], actor: Actor): Publishable => {
  const judged = testers
    .filter(({ status }) => workingParticipantStatuses.includes(status))
    .map((tester) => {
      const { 'results.publish': reason } = verdicts(participantLifecycle, participantRowOf(tester), actor);
      return { id: tester.id, fullName: tester.fullName, reason, loss: lossOf(tester) };
    });
  return {
    ready: judged.flatMap(({ id, fullName, reason, loss }) => (reason === null ? [{ id, fullName, loss }] : [])),
    held: judged.flatMap(({ id, fullName, reason }) => (reason === null ? [] : [{ id, fullName, reason }])),
  };
};
