import type { Answer } from '#machines/lib/answer.ts';
import type { judgeReportsMachine, Report } from './judge-reports.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const report: Report = { id: 'i1', code: 'NW-412-R-2', verdict: null, knownAs: null, severity: null };
export const done: Answer = { successful: true, messages: [], version: 4 };
export const refused: Answer = { successful: false, messages: ['Ana Souza judged this report since.'] };

export const judgeReportsSamples: WalkOptions<typeof judgeReportsMachine> = {
  inputs: [{}],
  events: [
    { type: 'report.judge', report, verdict: 'fake' },
    { type: 'report.undo', report, change: { severity: null }, version: 4 },
    { type: 'known.choose', report },
    { type: 'severity.choose', report },
    { type: 'words.change', words: 'slow' },
    { type: 'known.pick', knownAs: 'NW-412-KI-1 Slow' },
    { type: 'severity.pick', severity: 'low' },
    { type: 'choice.cancel' },
  ],
  outcomes: { sendVerdict: { outputs: [done, refused], errors: [new Error('gone')] } },
  project: ({ context }) => context.find,
};
