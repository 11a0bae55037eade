import type { CaseResultModerationStatus } from '#schema/vocabulary/case-result.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Actor } from '../../lib/actor.ts';
import { refusalFor } from '../../lib/lifecycle.ts';
import type { EventType } from '../../lib/lifecycle.ts';
import { caseResultLifecycle } from './case-result.machine.ts';
import type { caseResultMachine } from './case-result.machine.ts';

/** What a screen knows of a result when it asks what may be done with it. */
export type SeenResult = {
  readonly moderationStatus: CaseResultModerationStatus;
  readonly isRejected: boolean;
  readonly rejectionReason?: string | null | undefined;
  readonly hasOpenCaseResultEditRequest: boolean;
  readonly moderationFinalizedAt?: string | null | undefined;
  readonly participantStatus: ParticipantStatus;
};

/** Why this person cannot do this with the result now, in words, or null. */
export const resultRefusal = (seen: SeenResult, type: EventType<typeof caseResultMachine>, actor: Actor): string | null => {
  const row = {
    moderationStatus: seen.moderationStatus,
    isRejected: seen.isRejected,
    rejectionReason: seen.rejectionReason ?? null,
    moderationFinalizedAt: seen.moderationFinalizedAt ?? null,
    hasOpenEditRequest: seen.hasOpenCaseResultEditRequest,
    participantStatus: seen.participantStatus,
  };
  return refusalFor(caseResultLifecycle, row, type, actor)?.message ?? null;
};

/** What the approval toggle offers; a discarded result has none. */
export const approvalOffer = (moderationStatus: CaseResultModerationStatus): 'Approve' | 'Remove approval' | null => {
  if (moderationStatus === 'discarded') return null;
  return moderationStatus === 'approved' ? 'Remove approval' : 'Approve';
};

export type EditMark = {
  readonly label: 'Edit requested' | 'Edit completed';
  readonly isEmphasised: boolean;
  readonly isElapsedShown: boolean;
};

/** How the latest edit request shows; cancelled and moderated ones do not. */
export const editMark = (status: string): EditMark | null => {
  switch (status) {
    case 'requested':
      return { label: 'Edit requested', isEmphasised: false, isElapsedShown: true };
    case 'overdue':
      return { label: 'Edit requested', isEmphasised: true, isElapsedShown: true };
    case 'completed':
      return { label: 'Edit completed', isEmphasised: true, isElapsedShown: false };
    default:
      return null;
  }
};

const minute = 60_000;

/** Time since an edit was asked for: minutes, then hours. */
export const elapsedWords = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  return minutes < 60 ? `${minutes}min` : `${Math.floor(minutes / 60)}h`;
};

type Related = { readonly moderationStatus: string; readonly known: boolean };
type Listed = Pick<SeenResult, 'moderationStatus' | 'isRejected'> & { readonly relatedIssues: readonly Related[] };

export type ResultBadge = 'Fake issue' | 'Known issue' | 'Rejected' | 'Accepted' | `${number} pending`;

/** The badge of a result in the moderation tables; nothing while it waits for the first look. */
export const resultBadge = ({ moderationStatus, isRejected, relatedIssues }: Listed): ResultBadge | null => {
  if (relatedIssues.some((issue) => issue.moderationStatus === 'invalid_issue')) return 'Fake issue';
  const pending = relatedIssues.filter((issue) => issue.moderationStatus === 'pending' && !issue.known).length;
  if (isRejected) return 'Rejected';
  if (pending > 0) return `${pending} pending`;
  if (moderationStatus === 'approved') return 'Accepted';
  return relatedIssues.some(({ known, moderationStatus: status }) => known || status === 'known_issue') ? 'Known issue' : null;
};
