import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { assigningRefusal, moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import type { ModeratorAssignmentRowFragment, TestWindowRowFragment } from '#schema/generated/client/graphql.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import type { AssignmentStatus } from '#schema/vocabulary/around.ts';

export const standing = ({ status }: { readonly status: AssignmentStatus }): boolean => status === 'assigned' || status === 'accepted';

export const removalRefusal = (assignment: ModeratorAssignmentRowFragment, actor: Actor): string | null =>
  verdicts(moderatorAssignmentLifecycle, moderatorAssignmentRowOf(assignment), actor)['assignment.remove'];

type Assignable = TestWindowRowFragment & { readonly communityTestManagersEnabled: boolean };

export const refusalToAssign = (test: Assignable, chosen: number): string | null => {
  const { communityTestManagersEnabled } = test;
  const refused = assigningRefusal({ communityTestManagersEnabled, windowStatus: test.testWindow.status });
  return refused?.message ?? (chosen === 0 ? 'Choose at least one moderator.' : null);
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const loadWords = ({
  openTestsCount,
  waitingResultsCount,
}: {
  readonly openTestsCount: number;
  readonly waitingResultsCount: number;
}): string => (openTestsCount === 0 ? 'Free' : `${counted(openTestsCount, 'test')}, ${counted(waitingResultsCount, 'result')} waiting`);
