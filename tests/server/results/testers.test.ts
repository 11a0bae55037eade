import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participantStatuses, publishableParticipantStatuses, unremovableParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { isCompleteGroup } from '#schema/vocabulary/test-figures.ts';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { planted } from '#tests/support/seed.ts';

const at = '2026-11-20T09:00:00.000Z';
const minutesAgo = (minutes: number): string => new Date(Date.parse(moment) - minutes * 60_000).toISOString();

let world: PortalWorld;

const groups = async (selection: string, person: Person = 'accepted', name = 'run') =>
  (
    await world.ask(
      person,
      `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { ${selection} } } } }`,
      { id: world.id(name) },
    )
  ).platformTest.selectionRequirementsGroups;
const participant = async (name: string, selection: string, person: Person = 'manager') =>
  (await world.ask(person, `query ($id: ID!) { testParticipant(id: $id) { ${selection} } }`, { id: world.id(name) })).testParticipant;

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  const test_id = await things.supervised('run', { activity: 'test_case_run' });
  await things.row('moderator_assignment', { test_id, user_id: id('accepted'), status: 'accepted' });
  const group_id = await things.group('every status', {
    test_id,
    number_of_results_needed: 20,
    platforms: ['web', 'ios'],
    tags: ['smoke'],
    other: 'Left-handed',
    country_ids: [2, 1],
    language_ids: [1],
    operating_system_version_ids: [1],
    operating_system_ids: [1],
    operating_system_device_type_ids: [1],
  });
  for (const status of participantStatuses.toReversed()) await things.participant(status, { test_id, group_id, status });
  await things.participant('a joined tester', { test_id, group_id, status: 'joined' });
});
afterAll(() => world.stop());

describe('the testers tab', () => {
  it('RE-337 RE-616 RE-643 RE-097 RE-420 RE-421: lists the testers of a group by the order of statuses, then by name', async () => {
    const [group] = await groups('name participants { fullName status }', 'accepted');
    expect(group.name).toBe('every status');
    expect(group.participants.map((each: { fullName: string }) => each.fullName)).toEqual(
      participantStatuses.flatMap((status) => (status === 'joined' ? ['a joined tester', 'joined'] : status === 'backup' ? [] : [status])),
    );
  });

  it('RE-096 RE-422: leaves backup testers out, though each can be opened', async () => {
    const [group] = await groups('participants { status }');
    expect(group.participants.filter((each: { status: string }) => each.status === 'backup')).toEqual([]);
    expect(await participant('backup', 'status')).toEqual({ status: 'backup' });
  });

  it('RE-335 RE-336 RE-339 RE-340: tells the requirements of the group to those who moderate', async () => {
    const selection = `id status platforms tags other isFull numberOfResultsNeeded countries { id name } languages { name } operatingSystemVersions { name group }
      operatingSystemDeviceTypes { name } manufacturers { name } mobileDevices { name } operatingSystems { name } internetBrowsers { name }`;
    for (const person of ['manager', 'accepted'] as const)
      expect(await groups(selection, person)).toEqual([
        {
          id: world.id('every status'),
          status: 'open',
          platforms: ['web', 'ios'],
          tags: ['smoke'],
          other: 'Left-handed',
          isFull: false,
          numberOfResultsNeeded: 20,
          countries: [
            { id: '2', name: 'Brazil' },
            { id: '1', name: 'Germany' },
          ],
          languages: [{ name: 'English' }],
          operatingSystemVersions: [{ name: 'Windows 11', group: 'Windows' }],
          operatingSystemDeviceTypes: [{ name: 'Desktop' }],
          manufacturers: [],
          mobileDevices: [],
          operatingSystems: [{ name: 'Windows' }],
          internetBrowsers: [],
        },
      ]);
  });

  it('RE-621: tells an accepted moderator how many results each group has and needs', async () => {
    await world.sql('update participant set completed_cases_count = 2, approved_test_cases_count = 2 where id = $1', [
      world.id('under_review'),
    ]);
    expect(await groups('numberOfApprovedResults numberOfResultsNeeded', 'accepted')).toEqual([
      { numberOfApprovedResults: 1, numberOfResultsNeeded: 20 },
    ]);
    await world.sql('update participant set completed_cases_count = 0, approved_test_cases_count = 0 where id = $1', [
      world.id('under_review'),
    ]);
  });

  it('RE-338: counts testers all of whose handed-in results are approved; publishing changes that never', async () => {
    const { things, id } = world;
    const test_id = await things.supervised('counted run', { activity: 'test_case_run' });
    const group_id = await things.group('counted', { test_id, number_of_results_needed: 2 });
    const counts = 'status isFull numberOfAssignedCases numberOfApprovedResults numberOfResultsNeeded numberOfPublishedResults';
    const seen = async () => Object.values((await groups(counts, 'manager', 'counted run'))[0]);
    const cases = [4, 4, 4] as const;
    const tester = (name: string, status: string, [assigned, handedIn, approved]: readonly number[]) =>
      things.participant(name, {
        test_id,
        group_id,
        status,
        assigned_cases_count: assigned,
        completed_cases_count: handedIn,
        approved_test_cases_count: approved,
      });
    expect(await seen()).toEqual(['open', false, 0, 0, 2, 0]);
    await tester('one waits', 'under_review', [4, 4, 3]);
    await tester('nothing handed in', 'testing_complete', [4, 0, 0]);
    await tester('dropped', 'removed', cases);
    await tester('backup b', 'backup', [9, 0, 0]);
    expect(await seen()).toEqual(['open', true, 12, 0, 2, 0]);
    await tester('all handed in', 'under_review', [4, 3, 3]);
    await tester('whole', 'results_approved', cases);
    const approved = async () => (await seen())[3];
    expect(await approved()).toBe(2);
    await world.sql(`update participant set status = 'results_published', published_at = $2 where group_id = $1 and status <> 'removed'`, [
      group_id,
      planted,
    ]);
    expect(await seen()).toEqual(['published', true, 29, 2, 2, 5]);
    await world.sql(`update participant set status = 'under_review' where id = any ($1::uuid[])`, [[id('whole'), id('one waits')]]);
    expect(await approved()).toBe(2);
  });

  it('RE-091: a group whose testers are published and not approved is not complete', async () => {
    const { things } = world;
    const test_id = await things.supervised('thrown away run', { activity: 'test_case_run' });
    const group_id = await things.group('thrown away', { test_id, number_of_results_needed: 4 });
    const published = { test_id, group_id, status: 'results_published', published_at: planted, assigned_cases_count: 9 };
    for (const [name, handedIn, approved] of [
      ['Ada', 9, 0],
      ['Ben', 9, 0],
      ['Cleo', 9, 0],
      ['Dan', 9, 1],
    ] as const)
      await things.participant(name, { ...published, completed_cases_count: handedIn, approved_test_cases_count: approved });
    const [group] = await groups('numberOfApprovedResults numberOfPublishedResults numberOfResultsNeeded', 'manager', 'thrown away run');
    expect(group).toEqual({ numberOfApprovedResults: 0, numberOfPublishedResults: 4, numberOfResultsNeeded: 4 });
    expect(isCompleteGroup(group)).toBe(false);
    expect(isCompleteGroup({ numberOfApprovedResults: 4, numberOfResultsNeeded: 4 })).toBe(true);
  });

  it('RE-091: an exploratory tester counts when their session was handed in and every report in it was moderated', async () => {
    const { things, id } = world;
    const test_id = await things.supervised('explored run', { activity: 'exploratory' });
    const group_id = await things.group('explored', { test_id, number_of_results_needed: 2 });
    const approved = async () => (await groups('numberOfApprovedResults', 'manager', 'explored run'))[0].numberOfApprovedResults;
    const testers = { test_id, group_id };
    await things.participant('explores', { ...testers, status: 'in_progress' });
    await things.participant('found nothing', { ...testers, status: 'testing_complete' });
    await things.participant('charter waits', { ...testers, status: 'under_review', assigned_cases_count: 1, completed_cases_count: 1 });
    await things.participant('reported', { ...testers, status: 'under_review' });
    expect(await approved()).toBe(2);
    await things.related('a find', { test_id, participant_id: id('reported') });
    expect(await approved()).toBe(1);
    await world.sql(`update related_issue set moderation_status = 'unmoderated' where id = $1`, [id('a find')]);
    await world.sql(`update participant set status = 'results_published', published_at = $2 where id = $1`, [id('reported'), planted]);
    expect(await approved()).toBe(1);
    for (const status of ['moderated', 'known_issue', 'invalid_issue']) {
      await world.sql(`update related_issue set moderation_status = $2 where id = $1`, [id('a find'), status]);
      expect(await approved(), status).toBe(2);
    }
  });

  it('is not for customers nor for moderators who have not accepted', async () => {
    const document = 'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { selectionRequirementsGroups { id } } } }';
    expect(await world.refusal('customer', document, { id: world.id('run') })).toBe('200 FORBIDDEN');
    expect(await world.refusal('assigned', document, { id: world.id('run') })).toBe('200 NOT_FOUND');
  });
});

describe('a participant', () => {
  it('RE-323 RE-324 RE-329 RE-333 RE-666: exposes who they are, with what, and in which test', async () => {
    await world.sql(
      `update participant set invited_at = $2, joined_at = $2, finished_at = $2, browser_or_device = 'Firefox 140', operating_system_and_version = 'Windows 11' where id = $1`,
      [world.id('in_progress'), planted],
    );
    const selection = `id testerId email fullName country { code name } status invitedAt joinedAt finishedAt browserOrDevice operatingSystemAndVersion communityTestManagersEnabled
      test { name code type hasStrictTesterRemoval communityTestManagersEnabled participantRemovalReasons { code label } }`;
    const expected = {
      id: world.id('in_progress'),
      testerId: world.id('tester of in_progress'),
      email: 'in_progress@crowd.example',
      fullName: 'in_progress',
      country: { code: 'DE', name: 'Germany' },
      status: 'in_progress',
      invitedAt: at,
      joinedAt: at,
      finishedAt: at,
      browserOrDevice: 'Firefox 140',
      operatingSystemAndVersion: 'Windows 11',
      communityTestManagersEnabled: true,
      test: {
        name: 'run',
        code: 'A-101',
        type: 'Supervised Test',
        hasStrictTesterRemoval: true,
        communityTestManagersEnabled: true,
        participantRemovalReasons: [
          { code: 'invited_by_mistake', label: 'Invited by mistake' },
          { code: 'no_response', label: 'No response' },
          { code: 'did_not_follow_instructions', label: 'Did not follow instructions' },
          { code: 'poor_quality_results', label: 'Poor quality results' },
          { code: 'other', label: 'Other' },
        ],
      },
    };
    for (const person of ['manager', 'accepted'] as const) expect(await participant('in_progress', selection, person)).toEqual(expected);
  });

  it('is found by the tester and the test too', async () => {
    const document = 'query ($tester: ID, $test: ID) { testParticipant(testerId: $tester, testId: $test) { id } }';
    const ids = { tester: world.id('tester of joined'), test: world.id('run') };
    expect((await world.ask('accepted', document, ids)).testParticipant).toEqual({ id: world.id('joined') });
    expect(await world.refusal('accepted', document, { ...ids, test: world.id('counted run') })).toBe('200 NOT_FOUND');
    expect(await world.refusal('accepted', document, { tester: ids.tester })).toBe('200 BAD_USER_INPUT');
    expect(await world.refusal('customer', document, ids)).toBe('200 FORBIDDEN');
  });

  it('RE-326 RE-327: can be published and removed as the status says', async () => {
    for (const status of participantStatuses)
      expect(await participant(status, 'resultsPublishable isRemovable'), status).toEqual({
        resultsPublishable: publishableParticipantStatuses.includes(status),
        isRemovable: !unremovableParticipantStatuses.includes(status),
      });
    await world.sql(`update participant set issue_generation = 'failed', publishing_fail_reason = 'No room' where id = $1`, [
      world.id('publishing_failed'),
    ]);
    expect(
      await participant('publishing_failed', 'issueGeneration issueGenerationProcessing issueGenerationFailed publishingFailReason'),
    ).toEqual({
      issueGeneration: 'failed',
      issueGenerationProcessing: false,
      issueGenerationFailed: true,
      publishingFailReason: 'No room',
    });
  });

  it('RE-334: is active while joined or in progress and seen in the last 30 minutes', async () => {
    const active = async (name: string, minutes: number) => {
      await world.sql('update participant set last_activity_at = $2, last_case_result_completed_at = $2 where id = $1', [
        world.id(name),
        minutesAgo(minutes),
      ]);
      return (await participant(name, 'isActiveInTestCasesExecution lastCaseResultCompletedAt lastActivityAt'))
        .isActiveInTestCasesExecution;
    };
    expect([
      await active('joined', 29),
      await active('joined', 31),
      await active('in_progress', 29),
      await active('testing_complete', 1),
    ]).toEqual([true, false, true, false]);
    expect(await participant('joined', 'lastCaseResultCompletedAt lastActivityAt')).toEqual({
      lastCaseResultCompletedAt: minutesAgo(31),
      lastActivityAt: minutesAgo(31),
    });
    expect(await participant('invited', 'isActiveInTestCasesExecution lastActivityAt')).toEqual({
      isActiveInTestCasesExecution: false,
      lastActivityAt: null,
    });
  });

  it('RE-457: sums its issues up as the first of fake, pending, known, moderated', async () => {
    const { things, id } = world;
    const seen = async () => (await participant('under_review', 'moderationStatus')).moderationStatus;
    expect(await seen()).toBe('nothing_to_moderate');
    const base = { test_id: id('run'), participant_id: id('under_review') };
    await things.related('agg moderated', { ...base, moderation_status: 'moderated' });
    expect(await seen()).toBe('moderated');
    await things.related('agg known', { ...base, moderation_status: 'known_issue', known: true });
    expect(await seen()).toBe('known_issue');
    await things.related('agg pending', { ...base, moderation_status: 'pending' });
    await world.sql('update participant set pending_issue_moderations_count = 1 where id = $1', [id('under_review')]);
    expect(await seen()).toBe('pending');
    await things.related('agg fake', { ...base, moderation_status: 'invalid_issue' });
    expect(await seen()).toBe('invalid_issue');
    await world.sql('update related_issue set deleted_at = now() where id = $1', [id('agg fake')]);
    expect(await seen()).toBe('pending');
  });

  it('RE-456: is moderated where something was, and pending while a result waits for approval', async () => {
    const { id } = world;
    const selection = 'moderationStatus numberOfPendingResultModerations';
    const seen = async (status: string, handedIn: number, approved: number) => {
      await world.sql(`update participant set status = $2, completed_cases_count = $3, approved_test_cases_count = $4 where id = $1`, [
        id('testing_complete'),
        status,
        handedIn,
        approved,
      ]);
      return Object.values(await participant('testing_complete', selection));
    };
    expect(await seen('testing_complete', 10, 0)).toEqual(['pending', 10]);
    expect(await seen('testing_complete', 10, 4)).toEqual(['pending', 6]);
    expect(await seen('results_approved', 10, 10)).toEqual(['moderated', 0]);
    expect(await seen('results_published', 10, 4)).toEqual(['moderated', 0]);
    expect(await seen('results_published', 10, 0)).toEqual(['nothing_to_moderate', 0]);
    expect(await seen('testing_complete', 0, 0)).toEqual(['nothing_to_moderate', 0]);
  });

  it('tells how many issues were reported and the highest severity', async () => {
    const { id, things } = world;
    const base = { test_id: id('run'), participant_id: id('results_approved') };
    const selection = 'hasReportedIssue reportedIssuesCount highestSeverity';
    expect(await participant('results_approved', selection)).toEqual({
      hasReportedIssue: false,
      reportedIssuesCount: 0,
      highestSeverity: null,
    });
    for (const severity of ['unknown', 'low', 'high', 'medium']) await things.related(`sev ${severity}`, { ...base, severity });
    await things.related('sev critical', { ...base, severity: 'critical', deleted_at: planted });
    await world.sql('update participant set reported_issues_count = 4 where id = $1', [id('results_approved')]);
    expect(await participant('results_approved', selection)).toEqual({
      hasReportedIssue: true,
      reportedIssuesCount: 4,
      highestSeverity: 'high',
    });
  });

  it('RE-331 RE-332: exposes the cases given in order, each with its result, and the results by themselves', async () => {
    const { id, things } = world;
    const base = { test_id: id('run'), participant_id: id('under_review') };
    for (const name of ['third', 'first', 'second'])
      await things.testCase(name, {
        test_id: id('run'),
        position: { first: 1, second: 2, third: 3 }[name],
        section: name === 'first' ? null : 'Basket',
      });
    for (const name of ['third', 'first', 'second']) await things.row('assigned_case', { ...base, test_case_id: id(name) });
    await things.result('of second', { ...base, test_case_id: id('second'), status: 'blocked' });
    expect(
      (await participant('under_review', 'assignedCases { id name code section caseResult { id status } }', 'accepted')).assignedCases,
    ).toEqual([
      { id: id('first'), name: 'first', code: 'C-first', section: null, caseResult: null },
      { id: id('second'), name: 'second', code: 'C-second', section: 'Basket', caseResult: { id: id('of second'), status: 'blocked' } },
      { id: id('third'), name: 'third', code: 'C-third', section: 'Basket', caseResult: null },
    ]);
    expect((await participant('under_review', 'caseResults { id status }', 'accepted')).caseResults).toEqual([
      { id: id('of second'), status: 'blocked' },
    ]);
  });
});
