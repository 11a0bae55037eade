import type { exportToTrackerMachine, StartAnswer, ExportToTrackerEvent } from './export-to-tracker.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const input = { issueIds: ['i1', 'i2'] };
export const jira = { code: 'jira', isActive: true, values: { project: 'SHOP', type: 'Bug' } };
export const good: StartAnswer = { successful: true, jobId: 'j1', messages: [] };
export const bad: StartAnswer = {
  successful: false,
  jobId: null,
  messages: ['Everything selected has been exported already. To export it again, start from the dry run.'],
};
const events: readonly ExportToTrackerEvent[] = [
  { type: 'destination.choose', destination: jira },
  { type: 'destination.choose', destination: { ...jira, isActive: false } },
  { type: 'destination.choose', destination: { ...jira, code: 'bugzilla' } },
  { type: 'destination.leave' },
  { type: 'field.change', field: 'project', value: '' },
  { type: 'again.toggle' },
  { type: 'preview.open' },
  { type: 'preview.close' },
  { type: 'export.start' },
];

export const exportToTrackerSamples: WalkOptions<typeof exportToTrackerMachine> = {
  inputs: [input],
  events,
  outcomes: { startExport: { outputs: [good, bad], errors: [new Error('lost')] } },
  project: ({ context }) => [context.values.project, context.again],
};
