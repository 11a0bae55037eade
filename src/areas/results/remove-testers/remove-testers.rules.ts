import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { participantLabels } from '#schema/vocabulary/participant.ts';

type Tester = ParticipantRowFragment & { readonly fullName: string };

export type Removable = {
  readonly id: string;
  readonly fullName: string;
  readonly note: string;
  readonly isRefused: boolean;
};

/** Chosen testers who can no longer be removed stay visible, with the reason, until they are deselected. */
export const removalList = (testers: readonly Tester[], chosen: readonly string[], actor: Actor): readonly Removable[] =>
  testers.flatMap((tester) => {
    const refusal = verdicts(participantLifecycle, participantRowOf(tester), actor)['tester.remove'];
    if (refusal !== null && !chosen.includes(tester.id)) return [];
    return [{ id: tester.id, fullName: tester.fullName, note: refusal ?? participantLabels[tester.status], isRefused: refusal !== null }];
  });

export const foundTesters = (testers: readonly Removable[], search: string): readonly Removable[] =>
  testers.filter(({ fullName }) => fullName.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
