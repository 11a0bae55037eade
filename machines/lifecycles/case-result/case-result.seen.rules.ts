import type { CaseResultModerationStatus } from '#schema/vocabulary/case-result.ts';
import type { CaseResultRow } from './case-result.types.ts';

/** Null for a discarded result. */
export const approvalOffer = (moderationStatus: CaseResultModerationStatus): 'Approve' | 'Remove approval' | null => {
  if (moderationStatus === 'discarded') return null;
  return moderationStatus === 'approved' ? 'Remove approval' : 'Approve';
};

export type EditMark = {
  readonly label: 'Edit requested' | 'Edit completed';
  readonly isEmphasised: boolean;
  readonly isElapsedShown: boolean;
};

/** Null for cancelled and moderated requests. */
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

export const elapsedWords = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  return minutes < 60 ? `${minutes}min` : `${Math.floor(minutes / 60)}h`;
};

type Related = { readonly moderationStatus: string; readonly known: boolean };
type Listed = Pick<CaseResultRow, 'moderationStatus' | 'isRejected'> & { readonly relatedIssues: readonly Related[] };

export type ResultBadge = 'Fake issue' | 'Known issue' | 'Rejected' | 'Accepted' | `${number} pending`;

/** Null before a moderator first looked at it. */
export const resultBadge = ({ moderationStatus, isRejected, relatedIssues }: Listed): ResultBadge | null => {
  if (relatedIssues.some((issue) => issue.moderationStatus === 'invalid_issue')) return 'Fake issue';
  const pending = relatedIssues.filter((issue) => issue.moderationStatus === 'pending' && !issue.known).length;
  if (isRejected) return 'Rejected';
  if (pending > 0) return `${pending} pending`;
  if (moderationStatus === 'approved') return 'Accepted';
  return relatedIssues.some(({ known, moderationStatus: status }) => known || status === 'known_issue') ? 'Known issue' : null;
};
