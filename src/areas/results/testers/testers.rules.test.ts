import { participantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import {
  groupsShown,
  hasFailedPublishing,
  listedGroups,
  hiddenCounts,
  hiddenSentence,
  lastResultOf,
  managementOf,
  progressOf,
  readShown,
  shownParticipants,
  writeShown,
} from './testers.rules.ts';
import type { HiddenKind } from './testers.rules.ts';

const everybody = participantStatuses.map((status) => ({ status, fullName: `Tester ${status}` }));
const hiddenWith = (shown: readonly HiddenKind[]) => {
  const seen = new Set(shownParticipants(everybody, shown, '').map(({ status }) => status));
  return participantStatuses.filter((status) => !seen.has(status));
};

describe('hidden testers', () => {
  it.each([
    [['invited'], [], 'Some are hidden. Tick Show invited (1) to see them.'],
    [['invited', 'invited', 'removed'], [], 'Some are hidden. Tick Show invited (2) or Show removed (1) to see them.'],
    [['invited', 'removed'], ['invited'], 'Some are hidden. Tick Show removed (1) to see them.'],
    [['backup'], [], null],
    [[], [], null],
  ] as const)('of statuses %j are told how to be seen, with the boxes %j ticked', (statuses, shown, sentence) => {
    expect(
      hiddenSentence(
        statuses.map((status) => ({ status, fullName: status })),
        shown,
      ),
    ).toBe(sentence);
  });

  it('RE-818: are by default exactly the declined, dropped out, invited and removed, besides backups', () => {
    expect(hiddenWith([]).toSorted()).toEqual(['backup', 'backup_removed', 'declined', 'dropped_out', 'invited', 'removed']);
  });

  it('RE-105: the first box shows declined and dropped out', () =>
    expect(hiddenWith(['declined']).toSorted()).toEqual(['backup', 'backup_removed', 'invited', 'removed']));
  it('RE-106: the second box shows invited', () => expect(hiddenWith(['invited'])).not.toContain('invited'));
  it('RE-107: the third box shows removed', () => expect(hiddenWith(['removed'])).not.toContain('removed'));
  it('RE-096, RE-422: backups are never shown', () => expect(hiddenWith(['declined', 'invited', 'removed'])).toEqual(['backup']));

  it('RE-445: a removed backup is listed where removed testers are shown', () =>
    expect([hiddenWith([]).includes('backup_removed'), hiddenWith(['removed']).includes('backup_removed')]).toEqual([true, false]));

  it('are counted at their boxes', () => expect(hiddenCounts(everybody)).toEqual({ declined: 2, invited: 1, removed: 2 }));

  it('are found by name', () => {
    expect(shownParticipants(everybody, [], 'UNDER').map(({ status }) => status)).toEqual(['under_review']);
  });

  it('are nobody where a search finds none in any group', () => {
    const [empty, one] = [{ participants: [] }, { participants: ['Lena'] }];
    expect([groupsShown([], 'x'), groupsShown([empty], ' '), groupsShown([empty, one], 'x'), groupsShown([empty, empty], 'x')]).toEqual([
      'none',
      'shown',
      'shown',
      'unmatched',
    ]);
  });

  it('stand in the address', () => {
    expect(readShown('removed,nonsense,declined')).toEqual(['declined', 'removed']);
    expect(writeShown(['removed', 'declined'])).toBe('declined,removed');
    expect(writeShown([])).toBeUndefined();
  });
});

describe('progress', () => {
  const progress = (status: ParticipantStatus, approvedTestCasesCount = 3) =>
    progressOf({ status, assignedCasesCount: 8, approvedTestCasesCount });

  it('RE-423, RE-424: shows from joined through published, and for no other status', () => {
    expect(participantStatuses.filter((status) => progress(status) !== null)).toEqual([
      'joined',
      'in_progress',
      'testing_complete',
      'under_review',
      'results_approved',
      'publishing_results',
      'results_published',
    ]);
  });

  it('RE-808: is capped at 100', () => {
    expect(progress('in_progress', 9)).toEqual({ done: 8, total: 8, percent: 100 });
    expect(progress('in_progress')).toEqual({ done: 3, total: 8, percent: 37 });
  });
});

describe('last activity', () => {
  const at = '2026-11-21T12:00:00.000Z';
  const last = (status: ParticipantStatus, isActive = true, completed: string | null = at) =>
    lastResultOf({ status, isActiveInTestCasesExecution: isActive, lastCaseResultCompletedAt: completed });

  it('RE-446: is shown for joined and in progress, and for no other status', () => {
    expect(participantStatuses.filter((status) => last(status)?.kind === 'activity')).toEqual(['joined', 'in_progress']);
  });

  it('is the day of the last result for everybody else who handed in', () => {
    const others = participantStatuses.filter((status) => status !== 'joined' && status !== 'in_progress');
    expect(others.map((status) => last(status))).toEqual(others.map(() => ({ kind: 'date', at })));
    expect(others.map((status) => last(status, true, null))).toEqual(others.map(() => null));
  });

  it('RE-447: is bold while the tester is not active', () => {
    expect([last('in_progress', true), last('in_progress', false)]).toEqual(
      [false, true].map((isBold) => ({ kind: 'activity', at, isBold })),
    );
  });

  it('has no moment before the first result', () =>
    expect(last('joined', true, null)).toEqual({ kind: 'activity', at: null, isBold: false }));
});

describe('the label of who manages the testers', () => {
  const test = { supportsAutomaticTesterManagement: true, automaticTesterManagementEnabled: true };

  it('RE-108: is there where the test can do it by itself', () => {
    expect(managementOf('test_manager', test)).toBe('automated');
    expect(managementOf('test_manager', { ...test, automaticTesterManagementEnabled: false })).toBe('manual');
    expect(managementOf('test_manager', { ...test, supportsAutomaticTesterManagement: false })).toBeNull();
  });

  it('RE-609: is for test managers alone', () => {
    for (const role of ['community_test_manager', 'customer'] as const) expect(managementOf(role, test)).toBeNull();
  });
});

describe('failed publishing', () => {
  it('is noticed in any group', () => {
    const group = (...statuses: readonly ParticipantStatus[]) => ({ participants: statuses.map((status) => ({ status })) });
    expect(hasFailedPublishing([group('in_progress'), group('publishing_failed')])).toBe(true);
    expect(hasFailedPublishing([group('in_progress')])).toBe(false);
  });
});

describe('what a group needs', () => {
  it('counts every tester of it, whoever is hidden or searched for', () => {
    const tester = (fullName: string, status: ParticipantStatus) => ({
      fullName,
      status,
      moderationStatus: 'moderated',
      numberOfPendingIssueModerations: 0,
      numberOfPendingResultModerations: 0,
    });
    const group = {
      id: 'g',
      participants: [tester('Ada', 'results_approved'), tester('Ben', 'results_approved'), tester('Cleo', 'publishing_failed')],
    };
    expect([listedGroups([group], [], '')[0]?.needs, listedGroups([group], [], 'Ada')[0]?.needs]).toEqual([
      '2 ready to publish, 1 failed',
      '2 ready to publish, 1 failed',
    ]);
  });
});
