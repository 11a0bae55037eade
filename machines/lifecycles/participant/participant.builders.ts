import { participantLifecycle } from './participant.machine.ts';
import type { participantMachine } from './participant.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { ParticipantRow } from './participant.types.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (status: ParticipantStatus, more: Partial<ParticipantRow> = {}): ParticipantRow => ({
  status,
  issueGeneration: 'none',
  publishingFailReason: null,
  publishingFrom: null,
  removalReasons: [],
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  publishedAt: null,
  hasStrictTesterRemoval: true,
  communityTestManagersEnabled: true,
  assignedCasesCount: 2,
  approvedTestCasesCount: 2,
  publishingStops: [],
  ...more,
});
const { status: _, ...input } = row('selected');
const publishing = (['testing_complete', 'under_review', 'results_approved', 'publishing_failed'] as const).map((publishingFrom) => ({
  value: 'publishing_results',
  context: { ...input, publishingFrom },
}));
const from = [{ value: 'backup', context: input }, ...publishing];

export const participantSamples: WalkOptions<typeof participantMachine> = {
  inputs: [input],
  from,
  events: byEveryone(participantLifecycle),
};
