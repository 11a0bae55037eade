import { isPublished, participantLabels } from '#schema/vocabulary/participant.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import type { ParticipantStatus, PublishingStop } from '#schema/vocabulary/participant.ts';

type Counted = {
  readonly assignedCasesCount: number;
  readonly approvedTestCasesCount: number;
  readonly numberOfPendingResultModerations: number;
  readonly numberOfPendingIssueModerations: number;
  readonly publishingStops: readonly PublishingStop[];
};

export const progressOf = ({ assignedCasesCount: all, approvedTestCasesCount: approved }: Counted): string =>
  all === 0 ? 'no cases' : `${approved} of ${all} approved`;

const are = (count: number, one: string, end: string): string => `${counted(count, `${one} is`, `${one}s are`)} ${end}`;

const words: Readonly<Record<PublishingStop, (tester: Counted) => string>> = {
  mass_passing: () => 'Suspected of mass passing: nobody has looked at it.',
  nothing_approved: () => 'No result is approved: none is published.',
  open_blockers: () => 'A blocker is open.',
  unmoderated_results: (tester) => are(tester.numberOfPendingResultModerations, 'result', 'not moderated: lost for good.'),
  unmoderated_issues: (tester) => are(tester.numberOfPendingIssueModerations, 'issue', 'not moderated: lost for good.'),
};

/** What stops publishing, in numbers. */
export const stopWords = (tester: Counted): readonly string[] => tester.publishingStops.map((stop) => words[stop](tester));

export type Outcome = {
  readonly id: string;
  readonly fullName: string;
  readonly kind: 'done' | 'failed' | 'waiting' | 'back';
  readonly words: string;
};

type Told = {
  readonly id: string;
  readonly fullName: string;
  readonly status: ParticipantStatus;
  readonly publishingFailReason?: string | null | undefined;
};

const kindOf = (status: ParticipantStatus): Outcome['kind'] => {
  if (status === 'publishing_failed') return 'failed';
  if (status === 'publishing_results') return 'waiting';
  return isPublished(status) ? 'done' : 'back';
};

export const outcomesOf = (testers: readonly Told[], ids: readonly string[]): readonly Outcome[] =>
  testers
    .filter(({ id }) => ids.includes(id))
    .map(({ id, fullName, status, publishingFailReason }) => ({
      id,
      fullName,
      kind: kindOf(status),
      words:
        status === 'publishing_failed' && publishingFailReason != null
          ? `${participantLabels[status]}: ${publishingFailReason}`
          : participantLabels[status],
    }));
