import type { Actor } from '#machines/lib/actor.ts';
import { approvalOffer, resultRefusal } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { SeenResult } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Verdicts } from './foot.tsx';

type Judged = Omit<SeenResult, 'participantStatus'> & {
  readonly canRequestEdit: { readonly isAllowed: boolean; readonly reason?: string | null | undefined };
};

/** What a moderator may do with a result now: the chart's answers, and the server's for edits. */
export const verdictsOf = (result: Judged, participantStatus: ParticipantStatus, actor: Actor): Verdicts => {
  const seen = { ...result, participantStatus };
  const { isAllowed, reason } = result.canRequestEdit;
  return {
    approval: approvalOffer(result.moderationStatus),
    approvalReason: resultRefusal(seen, 'approval.toggle', actor),
    editReason: resultRefusal(seen, 'edit.request', actor) ?? (isAllowed ? null : (reason ?? 'An edit cannot be requested now.')),
    finalizeReason: resultRefusal(seen, 'moderation.finalize', actor),
    isEditOpen: result.hasOpenCaseResultEditRequest,
  };
};
