import { participantStatuses, publishingStops } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor, refusalOf } from '../../lib/lifecycle.ts';
import { isRemovable, participantLifecycle, participantMachine, resultsPublishable } from './participant.machine.ts';
import { participantSamples, row } from './participant.builders.ts';

const manager = sender('test_manager');
const moderator = sender('community_test_manager');
const system = sender('system');
const at = '2026-03-01T10:00:00.000Z';
const remove = (...reasons: string[]) => ({ type: 'tester.remove', actor: manager, reasons }) as const;
const publish = { type: 'results.publish', actor: manager } as const;

describe('participant', () => {
  it('takes every transition', () => {
    expect(walk(participantMachine, participantSamples).untaken).toEqual([]);
  });

  it('a backup takes the place of a tester, or leaves', () => {
    expect(next(participantLifecycle, row('backup'), { type: 'backup.promote', actor: system }).row).toEqual({ status: 'selected' });
    expect(next(participantLifecycle, row('backup'), remove('other')).row).toEqual({ status: 'backup_removed', removalReasons: ['other'] });
  });

  it('answers the same asked, told why and moved', () => {
    const rows = participantStatuses.flatMap((status) => [
      row(status),
      row(status, { issueGeneration: 'processing', hasStrictTesterRemoval: false }),
      row(status, { issueGeneration: 'failed', communityTestManagersEnabled: false, approvedTestCasesCount: 1 }),
      row(status, { publishingStops }),
    ]);
    const publishes = publishingStops.map((stop) => ({ ...publish, accepted: publishingStops.filter((each) => each !== stop) }));
    expect(disagreements(participantLifecycle, rows, [remove(), remove(' '), remove('invited_by_mistake', 'other'), ...publishes])).toEqual(
      [],
    );
  });

  it('RE-420 RE-421: has sixteen statuses', () => {
    expect(leaves(participantMachine).toSorted()).toEqual([...participantStatuses].toSorted());
    expect(participantStatuses).toHaveLength(16);
  });

  const generation = { 'generation.start': 'S', 'generation.finish': 'S', 'generation.fail': 'S' };
  const nothing: readonly ParticipantStatus[] = ['backup_removed', 'expired', 'results_published', 'dropped_out', 'removed'];
  it.each<[ParticipantStatus, Record<string, string>]>([
    ['selected', { 'invitation.send': 'TS', 'tester.remove': 'TM' }],
    ['backup', { 'backup.promote': 'TS', 'tester.remove': 'TM' }],
    ['invited', { 'invitation.accept': 'S', 'invitation.decline': 'S', 'invitation.expire': 'S', 'tester.remove': 'TM' }],
    ['declined', { 'tester.remove': 'TM' }],
    ['joined', { 'case.start': 'S', 'tester.dropOut': 'S', 'tester.remove': 'TM' }],
    ['in_progress', { 'testing.complete': 'S', 'tester.dropOut': 'S', 'tester.remove': 'TM' }],
    [
      'testing_complete',
      { 'tester.remove': 'TM', 'review.start': 'TMS', 'results.approve': 'TMS', 'results.publish': 'TM', ...generation },
    ],
    ['under_review', { 'tester.remove': 'TM', 'results.approve': 'TMS', 'results.publish': 'TM', ...generation }],
    ['results_approved', { 'tester.remove': 'TM', 'review.reopen': 'TMS', 'results.publish': 'TM', ...generation }],
    ['publishing_results', { 'generation.fail': 'S', 'publishing.succeed': 'S', 'publishing.fail': 'S' }],
    ['publishing_failed', { 'results.publish': 'TM', ...generation }],
    ...nothing.map((status): [ParticipantStatus, Record<string, string>] => [status, {}]),
  ])('%s: who may do what', (status, expected) => {
    expect(whoMay(participantLifecycle, row(status))).toEqual(expected);
  });

  it.each<[string, ParticipantStatus]>([
    ['RE-425', 'removed'],
    ['RE-426', 'results_published'],
    ['RE-427', 'publishing_results'],
    ['RE-428', 'publishing_failed'],
    ['RE-429', 'dropped_out'],
    ['RE-430', 'expired'],
  ])('%s: %s cannot be removed', (_id, status) => {
    expect(refusalOf(participantLifecycle, row(status), remove('other'))?.code).toBe('not_removable');
    expect(isRemovable(row(status))).toBe(false);
  });

  it('says that a tester is removable exactly where the chart removes them', () => {
    for (const status of participantStatuses)
      expect([status, isRemovable({ status })]).toEqual([status, refusalOf(participantLifecycle, row(status), remove('other')) === null]);
  });

  it('RE-561: custom removal needs words', () => {
    const custom = row('joined', { hasStrictTesterRemoval: false });
    for (const reasons of [[], [''], ['  ']]) expect(refusalOf(participantLifecycle, custom, remove(...reasons))?.code).toBe('blank');
    expect(next(participantLifecycle, custom, remove('Asked to leave')).row).toEqual({
      status: 'removed',
      removalReasons: ['Asked to leave'],
    });
  });

  it('RE-562 RE-563 RE-564: strict removal needs codes of the list, and a mistaken invitation stands alone', () => {
    expect(refusalOf(participantLifecycle, row('joined'), remove())?.code).toBe('blank');
    expect(refusalOf(participantLifecycle, row('joined'), remove('Asked to leave'))?.code).toBe('invalid');
    expect(refusalOf(participantLifecycle, row('joined'), remove('invited_by_mistake', 'other'))?.code).toBe('invalid');
    expect(refusalOf(participantLifecycle, row('joined'), remove('invited_by_mistake'))).toBeNull();
    expect(refusalOf(participantLifecycle, row('joined'), remove('no_response', 'other'))).toBeNull();
  });

  it('says that results are publishable exactly where the chart publishes them', () => {
    for (const status of participantStatuses)
      expect([status, resultsPublishable({ status })]).toEqual([status, refusalOf(participantLifecycle, row(status), publish) === null]);
  });

  it('does not publish what is published, nor what is not finished', () => {
    expect(refusalOf(participantLifecycle, row('results_published'), publish)).toEqual({
      code: 'not_publishable',
      message: 'Already published',
      path: ['participantIds'],
    });
    expect(refusalOf(participantLifecycle, row('publishing_results'), publish)?.message).toBe('Already being published');
    expect(refusalOf(participantLifecycle, row('in_progress'), publish)?.code).toBe('not_publishable');
  });

  it.each(['testing_complete', 'under_review', 'results_approved', 'publishing_failed'] as const)(
    'stands at %s again once publishing is taken back, with all that stood there',
    (from) => {
      const before = row(from, from === 'publishing_failed' ? { publishingFailReason: 'No space.' } : {});
      const asked = { ...before, ...next(participantLifecycle, before, publish).row };
      expect([asked.status, asked.publishingFrom]).toEqual(['publishing_results', from]);
      const back = { type: 'publishing.takeBack', actor: manager } as const;
      expect({ ...asked, ...next(participantLifecycle, asked, back).row }).toEqual(before);
      expect(whoMay(participantLifecycle, asked)['publishing.takeBack']).toBe('TM');
    },
  );

  it('takes back nothing that is published, fails or never began', () => {
    const back = { type: 'publishing.takeBack', actor: manager } as const;
    const said = (status: ParticipantStatus) => refusalOf(participantLifecycle, row(status), back)?.message;
    expect(said('results_published')).toBe('Already published: this can no longer be taken back.');
    for (const status of participantStatuses.filter((each) => !['results_published', 'publishing_results'].includes(each)))
      expect([status, said(status)]).toEqual([status, 'The results of this tester are not being published.']);
  });

  it('does not publish while bug generation runs or has failed', () => {
    expect(refusalOf(participantLifecycle, row('under_review', { issueGeneration: 'processing' }), publish)?.message).toBe(
      'Bug generation is still processing. Please try again in 5 minutes.',
    );
    expect(refusalOf(participantLifecycle, row('under_review', { issueGeneration: 'failed' }), publish)?.message).toBe(
      'Bug generation failed. Please contact #tech-help for support.',
    );
  });

  it.each([
    ['mass_passing', 'This tester is suspected of mass passing.'],
    ['nothing_approved', 'No result of this tester is approved: none would be published.'],
    ['open_blockers', 'A blocker of this tester is open.'],
    ['unmoderated_results', 'Results of this tester are not moderated: they stay unpublished for good.'],
    ['unmoderated_issues', 'Issues of this tester are not moderated: they cannot be published later.'],
  ] as const)('stops at %s until it is accepted, and where nobody was asked it is', (stop, message) => {
    const stopped = row('under_review', { publishingStops: [stop] });
    const others = publishingStops.filter((each) => each !== stop);
    for (const accepted of [[], others])
      expect(refusalOf(participantLifecycle, stopped, { ...publish, accepted })).toEqual({
        code: 'not_accepted',
        message,
        path: ['accepted'],
      });
    expect(refusalOf(participantLifecycle, stopped, { ...publish, accepted: [stop] })).toBeNull();
    expect(refusalOf(participantLifecycle, stopped, publish)).toBeNull();
    expect(refusalOf(participantLifecycle, row('under_review', { publishingStops: others }), { ...publish, accepted: others })).toBeNull();
  });

  it('lets moderators publish only where they are enabled', () => {
    const disabled = row('under_review', { communityTestManagersEnabled: false });
    expect(refusalOf(participantLifecycle, disabled, { type: 'results.publish', actor: moderator })?.code).toBe('not_allowed');
    expect(refusalFor(participantLifecycle, disabled, 'results.publish', manager)).toBeNull();
  });

  it('RE-476: publishing is scheduled first and done later', () => {
    const scheduled = next(participantLifecycle, row('under_review'), publish).row;
    expect(scheduled).toEqual({ status: 'publishing_results', issueGeneration: 'processing', publishingFrom: 'under_review' });
    const publishing = row('publishing_results', { issueGeneration: 'processing' });
    expect(next(participantLifecycle, publishing, { type: 'publishing.succeed', actor: system, at }).row).toEqual({
      status: 'results_published',
      issueGeneration: 'none',
      publishedAt: at,
    });
  });

  it('RE-477: nothing leads out of published', () => {
    expect(whoMay(participantLifecycle, row('results_published'))).toEqual({});
  });

  it('can be published again after a failure, and not after a failure of bug generation', () => {
    const failed = { type: 'publishing.fail', actor: system, reason: 'No answer' } as const;
    expect(next(participantLifecycle, row('publishing_results', { issueGeneration: 'processing' }), failed).row).toEqual({
      status: 'publishing_failed',
      issueGeneration: 'none',
      publishingFailReason: 'No answer',
    });
    expect(next(participantLifecycle, row('publishing_results', { issueGeneration: 'failed' }), failed).row).toEqual({
      status: 'publishing_failed',
      publishingFailReason: 'No answer',
    });
    expect(next(participantLifecycle, row('publishing_failed', { publishingFailReason: 'No answer' }), publish).row).toEqual({
      status: 'publishing_results',
      issueGeneration: 'processing',
      publishingFrom: 'publishing_failed',
    });
  });

  it('is approved once every assigned case is', () => {
    const event = { type: 'results.approve', actor: moderator } as const;
    expect(refusalOf(participantLifecycle, row('under_review', { approvedTestCasesCount: 1 }), event)?.code).toBe('invalid_state');
    expect(next(participantLifecycle, row('under_review'), event).row).toEqual({ status: 'results_approved' });
  });

  it('keeps the moments of the invitation, the joining and the end of testing', () => {
    expect(next(participantLifecycle, row('selected'), { type: 'invitation.send', actor: system, at }).row).toEqual({
      status: 'invited',
      invitedAt: at,
    });
    expect(next(participantLifecycle, row('invited'), { type: 'invitation.accept', actor: system, at }).row).toEqual({
      status: 'joined',
      joinedAt: at,
    });
    expect(next(participantLifecycle, row('in_progress'), { type: 'testing.complete', actor: system, at }).row).toEqual({
      status: 'testing_complete',
      finishedAt: at,
    });
  });

  it('asks for the role before the state', () => {
    const code = (status: ParticipantStatus) =>
      refusalOf(participantLifecycle, row(status), { type: 'tester.remove', actor: sender('customer'), reasons: ['other'] })?.code;
    expect([code('joined'), code('removed'), code('results_published')]).toEqual(['not_allowed', 'not_allowed', 'not_allowed']);
  });
});
