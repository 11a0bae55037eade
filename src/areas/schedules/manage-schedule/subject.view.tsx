import type { ShownSchedule } from '#machines/flows/schedules/manage-schedule.rules.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';

/** The schedule that a question is about, as far as it is known. */
export type Subject =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly onRetry: () => void }
  | { readonly kind: 'known'; readonly schedule: ShownSchedule; readonly test: ScheduledTest };

type ScheduledTest = {
  readonly __typename: 'AdvancedTestRequest' | 'FlexibleTestingTest';
  readonly code: string;
  readonly name: string;
  readonly testWindow: { readonly status: string };
};

type SubjectViewProps = {
  readonly subject: Subject;
  readonly children: (schedule: ShownSchedule, test: ScheduledTest) => ReactNode;
};

/** Shows the body of a question once its schedule is known. */
export function SubjectView({ subject, children }: SubjectViewProps) {
  switch (subject.kind) {
    case 'loading':
      return (
        <Loading label="Loading the schedule">
          <span className="flex flex-col gap-2.5">
            <Skeleton width="72%" />
            <Skeleton width="46%" />
            <Skeleton height={34} />
          </span>
        </Loading>
      );
    case 'failed':
      return <LoadFailure title="The schedule could not be loaded." requestId={subject.requestId} onRetry={subject.onRetry} />;
    case 'known':
      return (
        <>
          <p>
            <span className="code-text mr-0.5">{subject.test.code}</span> <span className="font-name text-ink">{subject.test.name}</span>
          </p>
          {children(subject.schedule, subject.test)}
        </>
      );
  }
}
