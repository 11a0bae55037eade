import { entryLabels, fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import { riskFields, riskQuestion } from '#schema/vocabulary/launch/texts.ts';
import type { RiskField } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { questionsFor } from './modes.ts';
import { namedProblem } from './named-problem.ts';
import type { Problem } from './problems.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { yesNoQuestions } from './scope-rules.ts';

type EntryList = keyof typeof entryLabels;
type LabelledField = keyof typeof fieldLabels | RiskField;

const isEntryList = (field: string): field is EntryList => field in entryLabels;
const isRisk = (field: string): field is RiskField => riskFields.some((risk) => risk === field);
const isLabelled = (field: string): field is LabelledField => isRisk(field) || field in fieldLabels;

/** Its label, or its question for the activity. */
export const labelOf = (field: LabelledField, activity: Activity | ''): string =>
  isRisk(field) ? riskQuestion(field, activity) : fieldLabels[field];

export const entryLabelOf = (list: EntryList, index: number): string => `${entryLabels[list]} ${index + 1}`;

/** The entry, question or label; both where a question has a follow-up. */
export function fieldName(path: string, values: RequestedTestValues, flags: LaunchFlags): string | null {
  const [, list = '', place = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  if (list === 'scopeRequirements') return questionsFor(values, flags)[Number(place)]?.content ?? null;
  if (isEntryList(list)) return entryLabelOf(list, Number(place));
  if (!isLabelled(path)) return null;
  const { activity } = values;
  const label = labelOf(path, activity);
  const asked = activity === '' ? [] : yesNoQuestions(activity, flags);
  const asking = asked.find(({ instructions }) => instructions === path);
  return asking === undefined ? label : `${labelOf(asking.answer, activity)} ${label}`;
}

export const namedTestProblem = (found: Problem, values: RequestedTestValues, flags: LaunchFlags): string =>
  namedProblem(found, fieldName(found.path, values, flags));
