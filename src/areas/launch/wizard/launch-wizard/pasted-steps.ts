import Papa from 'papaparse';
import type { CaseChange } from '#machines/flows/launch/wizard/case-change.rules.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';

/** Cells of a spreadsheet as steps: an instruction, and its expected result beside it. Null for a text without columns. */
function pastedSteps(text: string): TestCase['steps'] | null {
  if (!text.includes('\t')) return null;
  const { data } = Papa.parse<readonly string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
  const steps = data.map(([instruction = '', ...rest]) => ({
    instruction: instruction.trim(),
    expectedResult: rest
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
      .join('\n'),
  }));
  return steps.length === 0 ? null : steps;
}

/** Instead of the step at this place where nothing is written in it, else before it. */
export function pasteChanges(text: string, at: number, there: TestCase['steps'][number]): readonly CaseChange[] | null {
  const steps = pastedSteps(text);
  if (steps === null) return null;
  const added = steps.map((step, index): CaseChange => ({ kind: 'stepAdd', at: at + index, step }));
  const isEmpty = `${there.instruction}${there.expectedResult}`.trim() === '';
  return isEmpty ? [...added, { kind: 'stepRemove', at: at + steps.length }] : added;
}
