import type { Actor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';

/** What the page of a tester offers: publishing, and removal with why it is refused. */
export const offersOf = (tester: ParticipantRowFragment, actor: Actor) => ({
  control: publishControl(participantRowOf(tester), actor),
  removal: verdicts(participantLifecycle, participantRowOf(tester), actor)['tester.remove'],
});
