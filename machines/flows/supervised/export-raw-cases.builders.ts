import type { exportRawCasesMachine, RawAnswer } from './export-raw-cases.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { advancedTestId: 'a1' };
const file = (number: number) => ({ filename: `${number}.csv`, body: `Case ${number}` });
export const given: RawAnswer = { successful: true, messages: [], files: [file(1), file(2), file(3)] };
export const refused: RawAnswer = { successful: false, messages: ['No cases.', 'Ask again.'], files: [] };

export const exportRawCasesSamples: WalkOptions<typeof exportRawCasesMachine> = {
  inputs: [input],
  events: [
    { type: 'export.start', isZip: false },
    { type: 'export.start', isZip: true },
  ],
  outcomes: { exportCases: { outputs: [given, refused], errors: [new Error('lost')] } },
  project: ({ context }) => [context.isZip, context.files.length],
};
