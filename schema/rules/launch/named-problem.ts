import { simpleMessages } from '#schema/vocabulary/launch/simple-messages.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { Problem } from './problems.ts';

/** The messages that are read at their field and do not say which one it is. */
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

/** A problem as a list says it: after the name of its field, where the message does not tell it. */
export function namedProblem({ code, message }: Problem, name: string | null): string {
  if (name === null || (code !== 'too_long' && !nameless.includes(message))) return message;
  return name.endsWith('?') ? `${name} ${message}` : `${name}: ${message}`;
}

/** The label of the field that a path leads to, in a table of labels. */
export const labelIn = (labels: Readonly<Record<string, string>>, path: string): string | null => labels[path] ?? null;

/** A problem in the words of a list, and the field it leads to. */
export type ProblemLine = { readonly path: string; readonly text: string };
const listed = new WeakMap<readonly Problem[], readonly ProblemLine[]>();

/** The lines of a list of problems; the same problems give the same lines. */
export function problemLines(problems: readonly Problem[], textOf: (found: Problem) => string): readonly ProblemLine[] {
  const lines = listed.get(problems) ?? problems.map((found) => ({ path: found.path, text: textOf(found) }));
  listed.set(problems, lines);
  return lines;
}
