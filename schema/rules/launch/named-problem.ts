import { launchMessages, simpleMessages, riskFields, riskQuestion } from '#schema/vocabulary/launch/texts.ts';
import type { Problem } from './problems.ts';
import { entryLabels, fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import type { RiskField } from '#schema/vocabulary/launch/texts.ts';
import type { LaunchFlags } from './flags.ts';
import { questionsFor } from './modes.ts';
import type { RequestedTestValues } from './requested-test.ts';
import { yesNoQuestions } from './scope-rules.ts';

/** Messages that do not name their field. */
const nameless: readonly string[] = [
  launchMessages.unstorable,
  launchMessages.caseName,
  launchMessages.notEnabled,
  launchMessages.notOffered,
  launchMessages.invalidChoice,
  launchMessages.standardOnly,
  launchMessages.url,
  launchMessages.spreadsheetUrl,
  launchMessages.resultsInteger,
  launchMessages.question,
  launchMessages.questionOther,
  launchMessages.targetingOption,
  simpleMessages.url,
];

/** Prefixed with the field's name where the message lacks it. */
export function namedProblem({ code, message }: Problem, name: string | null): string {
  if (name === null || (code !== 'too_long' && !nameless.includes(message))) return message;
  return name.endsWith('?') ? `${name} ${message}` : `${name}: ${message}`;
}

export const labelIn = (labels: Readonly<Record<string, string>>, path: string): string | null => labels[path] ?? null;

export type ProblemLine = { readonly path: string; readonly text: string };
const listed = new WeakMap<readonly Problem[], readonly ProblemLine[]>();

/** Memoized by problems. */
export function problemLines(problems: readonly Problem[], textOf: (found: Problem) => string): readonly ProblemLine[] {
  const lines = listed.get(problems) ?? problems.map((found) => ({ path: found.path, text: textOf(found) }));
  listed.set(problems, lines);
  return lines;
}

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
