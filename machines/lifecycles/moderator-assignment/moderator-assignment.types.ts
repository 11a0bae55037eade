import type { AssignmentStatus } from '#schema/vocabulary/around.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent, Timed } from '../../lib/lifecycle.ts';

export type ModeratorAssignmentContext = {
  readonly answeredAt: string | null;
  readonly removedAt: string | null;
  readonly userId: string;
  readonly acceptedByAnother: boolean;
  readonly windowStatus: TestWindowStatus;
};

export type ModeratorAssignmentEvent =
  | LifecycleEvent<'assignment.accept', Timed>
  | LifecycleEvent<'assignment.reject', Timed>
  | LifecycleEvent<'assignment.remove', Timed>;

export type ModeratorAssignmentRow = ModeratorAssignmentContext & { readonly status: AssignmentStatus };
