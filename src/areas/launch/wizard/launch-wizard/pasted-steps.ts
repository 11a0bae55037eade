import Papa from 'papaparse';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';

/** Cells of a spreadsheet as steps: an instruction, and its expected result beside it. Null for a text without columns. */
export function pastedSteps(text: string): TestCase['steps'] | null {
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
