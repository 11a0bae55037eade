import type { approvePassesMachine, ApprovedAnswer, SeenResult } from './approve-passes.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const results: readonly SeenResult[] = [
  { id: 'r1', version: 1 },
  { id: 'r2', version: 1 },
];
export const done: ApprovedAnswer = {
  successful: true,
  messages: [],
  changed: [{ id: 'r1', version: 2 }],
  refused: { r2: 'Ben Ito changed its approval since.' },
};
export const refused: ApprovedAnswer = { successful: false, messages: ['Not now.'], changed: [], refused: {} };

export const approvePassesSamples: WalkOptions<typeof approvePassesMachine> = {
  inputs: [{}],
  events: [
    { type: 'result.toggle', id: 'r1' },
    { type: 'all.toggle', ids: ['r1', 'r2'] },
    { type: 'approval.send', results },
    { type: 'approval.send', results: [] },
    { type: 'approval.undo', results },
  ],
  outcomes: { sendApprovals: { outputs: [done, refused], errors: [new Error('gone')] } },
  project: ({ context }) => context.left.length,
};
