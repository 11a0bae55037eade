import type { participantMachine } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import { participantStatuses, publishingStops } from '#schema/vocabulary/participant.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { walkOverHttp } from './walk-over-http.ts';

const complete: ParticipantRow = {
  status: 'testing_complete',
  issueGeneration: 'none',
  publishingFailReason: null,
  publishingFrom: null,
  removalReasons: [],
  invitedAt: null,
  joinedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T10:00:00.000Z',
  publishedAt: null,
  hasStrictTesterRemoval: true,
  communityTestManagersEnabled: true,
  assignedCasesCount: 2,
  approvedTestCasesCount: 1,
  publishingStops: [],
};

/** Where nothing is approved nothing is handed in either, so that it alone stops. */
const stoppedBy = (stop: PublishingStop): ParticipantRow =>
  stop === 'nothing_approved'
    ? { ...complete, approvedTestCasesCount: 0, publishingStops: [stop] }
    : { ...complete, publishingStops: [stop] };

walkOverHttp<typeof participantMachine, ParticipantRow>({
  subject: subjects.participant,
  thing: () => 'participant-1',
  places: {
    ...Object.fromEntries(participantStatuses.map((status) => [status, { ...complete, status }])),
    ...Object.fromEntries(
      (['testing_complete', 'under_review', 'results_approved', 'publishing_failed'] as const).map((publishingFrom) => [
        `publishing_results from ${publishingFrom}`,
        { ...complete, status: 'publishing_results' as const, issueGeneration: 'processing' as const, publishingFrom },
      ]),
    ),
    'testing_complete while issues are generated': { ...complete, issueGeneration: 'processing' },
    'testing_complete after a failed generation': { ...complete, issueGeneration: 'failed' },
    ...Object.fromEntries(publishingStops.map((stop) => [`testing_complete with ${stop}`, stoppedBy(stop)])),
    'publishing_failed with its reason': { ...complete, status: 'publishing_failed', publishingFailReason: 'No space.' },
    'publishing_failed after a failed generation': { ...complete, status: 'publishing_failed', issueGeneration: 'failed' },
    'results_approved where moderators are not enabled': { ...complete, status: 'results_approved', communityTestManagersEnabled: false },
    'in_progress where removal takes any words': { ...complete, status: 'in_progress', hasStrictTesterRemoval: false },
    'backup where removal takes any words': { ...complete, status: 'backup', hasStrictTesterRemoval: false },
  },
  facts: async (world, row) => {
    await world.sql('update supervised_test set has_strict_tester_removal = $2, community_test_managers_enabled = $3 where test_id = $1', [
      world.id('supervised'),
      row.hasStrictTesterRemoval,
      row.communityTestManagersEnabled,
    ]);
    const has = (stop: PublishingStop) => row.publishingStops.includes(stop);
    await world.sql(
      `update participant set suspected_mass_passing = $2, completed_cases_count = approved_test_cases_count + $3, pending_issue_moderations_count = $4 where id = $1`,
      [world.id('participant-1'), has('mass_passing'), has('unmoderated_results') ? 1 : 0, has('unmoderated_issues') ? 1 : 0],
    );
    await world.sql('update blocker set participant_id = $1, status = $2 where id = $3', [
      world.id('participant-1'),
      has('open_blockers') ? 'open' : 'resolved',
      world.id('blocker'),
    ]);
  },
  asked: {
    'results.publish': {
      mutation: 'publishIssuesAndCaseResults',
      input: ({ accepted: stops }, id, world) => ({
        testId: world.id('supervised'),
        participantIds: [id],
        ...(stops !== undefined && { accepted: [{ participantId: id, stops }] }),
      }),
    },
    'publishing.takeBack': {
      mutation: 'takeBackPublishing',
      input: async (_, id, world) => {
        const [row] = await world.sql('select version from participant where id = $1', [id]);
        return { testId: world.id('supervised'), participants: [{ participantId: id, version: row?.['version'] }] };
      },
    },
    'tester.remove': {
      mutation: 'removeTestersFromTest',
      input: ({ reasons }, id, world) => ({ testId: world.id('supervised'), participantIds: [id], removalReasons: reasons }),
    },
  },
  elsewhere: {
    'backup.promote': 'follows a place that became free',
    'invitation.send': 'follows the launch of the test',
    'invitation.accept': 'gateway',
    'invitation.decline': 'gateway',
    'invitation.expire': 'follows a silence, where somebody else can be asked',
    'case.start': 'gateway',
    'testing.complete': 'gateway',
    'tester.dropOut': 'gateway',
    'review.start': 'follows an approval',
    'review.reopen': 'follows an approval',
    'results.approve': 'follows an approval',
    'generation.start': 'nobody',
    'generation.finish': 'nobody',
    'generation.fail': 'nobody',
    'publishing.succeed': 'job',
    'publishing.fail': 'job',
  },
  more: [
    { type: 'results.publish', accepted: [] },
    { type: 'results.publish', accepted: ['mass_passing', 'nothing_approved', 'unmoderated_issues'] },
    { type: 'tester.remove', reasons: [] },
    { type: 'tester.remove', reasons: [''] },
    { type: 'tester.remove', reasons: ['Did not answer.'] },
    { type: 'tester.remove', reasons: ['invited_by_mistake'] },
    { type: 'tester.remove', reasons: ['invited_by_mistake', 'no_response'] },
  ],
  forbids: ({ code }) => code === 'not_allowed',
});
