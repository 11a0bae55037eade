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
    <ErrorSummary isSaid focus={isRefused} problems={problems.map(({ path, text }) => ({ id: path, message: text, href: hrefOf(path) }))} />
  );
}
