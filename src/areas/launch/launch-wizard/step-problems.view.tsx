import type { Problem } from '#schema/rules/launch/problems.ts';
import { ErrorSummary } from '#src/ui/error-summary.tsx';

type StepProblemsProps = { readonly problems: readonly Problem[]; readonly hrefOf: (path: string) => string };

/** What keeps the step from being done; it takes the focus when the person wanted to go on. */
export function StepProblemsView({ problems, hrefOf }: StepProblemsProps) {
  return (
    <ErrorSummary
      focus
      title={problems.length === 1 ? '1 thing to fix' : `${problems.length} things to fix`}
      problems={problems.map(({ path, message }) => ({ id: path, message, href: hrefOf(path) }))}
    />
  );
}
