import { launchMessages, simpleMessages } from '#schema/vocabulary/launch/texts.ts';
import type { Problem } from './problems.ts';

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
