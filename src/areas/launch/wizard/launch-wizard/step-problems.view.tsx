import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

type StepProblemsProps = {
  readonly problems: readonly ProblemLine[];
  /** Whether the person wanted to go on, and is led to the first problem. */
  readonly isRefused: boolean;
  readonly hrefOf: (path: string) => string;
};

/** Says what keeps the step from being done, where fields and steps show it; the first field takes the focus when the person wanted to go on. */
export function StepProblemsView({ problems, isRefused, hrefOf }: StepProblemsProps) {
  return (
    <ErrorSummary
      isSaid
      focus={isRefused}
      title={problems.length === 1 ? '1 thing to fix' : `${problems.length} things to fix`}
      problems={problems.map(({ path, text }) => ({ id: path, message: text, href: hrefOf(path) }))}
    />
  );
}
