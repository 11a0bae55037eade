import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

type StepProblemsProps = {
  readonly problems: readonly ProblemLine[];
  readonly isRefused: boolean;
  readonly hrefOf: (path: string) => string;
};

export function StepProblemsView({ problems, isRefused, hrefOf }: StepProblemsProps) {
  return (
    <ErrorSummary isSaid focus={isRefused} problems={problems.map(({ path, text }) => ({ id: path, message: text, href: hrefOf(path) }))} />
  );
}
