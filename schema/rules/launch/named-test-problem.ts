import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { riskFields, riskQuestion } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { questionsFor } from './modes.ts';
import { labelIn, namedProblem } from './named-problem.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { yesNoQuestions } from './scope-rules.ts';

const placeIn = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);

function labelOf(path: string, { activity }: RequestedTestValues): string | null {
  const risk = riskFields.find((field) => field === path);
  return risk === undefined || activity === '' ? labelIn(fieldLabels, path) : riskQuestion(risk, activity);
}

/** What a field of a test is called: its question, its label, or both where a question asks for more. */
export function fieldName(path: string, values: RequestedTestValues, flags: LaunchFlags): string | null {
  if (path.startsWith('scopeRequirements[')) return questionsFor(values, flags)[placeIn(path)]?.content ?? null;
  if (path.startsWith('targetingGroups[')) return `Group ${placeIn(path) + 1}`;
  const asked = values.activity === '' ? [] : yesNoQuestions(values.activity, flags);
  const asking = asked.find(({ instructions }) => instructions === path);
  const label = labelOf(path, values);
  return asking === undefined ? label : `${labelOf(asking.answer, values)} ${label}`;
}

/** A problem of a test as the lists say it. */
export const namedTestProblem = (found: Problem, values: RequestedTestValues, flags: LaunchFlags): string =>
  namedProblem(found, fieldName(found.path, values, flags));
