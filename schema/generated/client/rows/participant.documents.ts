import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import { graphql } from '../gql.ts';
import type { ParticipantRowFragment } from '../graphql.ts';

export const ParticipantAsked = graphql(`
  fragment ParticipantRow on Participant {
    id
    status
    issueGeneration
    publishingFrom
    communityTestManagersEnabled
    assignedCasesCount
    approvedTestCasesCount
    publishingStops
  }
`);

/** What the chart asks of a Participant, from what the API shows of it. */
export const participantRowOf = (from: ParticipantRowFragment): ParticipantRow => ({
  status: from.status,
  issueGeneration: from.issueGeneration,
  publishingFailReason: null,
  publishingFrom: from.publishingFrom ?? null,
  removalReasons: [],
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  publishedAt: null,
  hasStrictTesterRemoval: false,
  communityTestManagersEnabled: from.communityTestManagersEnabled,
  assignedCasesCount: from.assignedCasesCount,
  approvedTestCasesCount: from.approvedTestCasesCount,
  publishingStops: from.publishingStops,
});

/** The fields of a Participant that show columns of its chart. */
export const participantFields = { status: 'status', issueGeneration: 'issueGeneration', publishingFrom: 'publishingFrom', communityTestManagersEnabled: 'communityTestManagersEnabled', assignedCasesCount: 'assignedCasesCount', approvedTestCasesCount: 'approvedTestCasesCount', publishingStops: 'publishingStops' } as const;
