import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { blockerStatuses } from '#schema/vocabulary/around.ts';
import { caseResultModerationStatuses } from '#schema/vocabulary/case-result.ts';
import { triageStatuses } from '#schema/vocabulary/issue.ts';
import { issueGenerations, participantStatuses } from '#schema/vocabulary/participant.ts';
import { roles } from '#schema/vocabulary/roles.ts';
import { autoLaunchStatuses, scheduleStates, testWindowStatuses } from '#schema/vocabulary/test.ts';
import { eventTypes, refusalFor } from '../lib/lifecycle.ts';
import type { Lifecycle } from '../lib/lifecycle.ts';
import type { Shown, Source } from './shown.ts';
import { advancedTestLifecycle } from './advanced-test/advanced-test.machine.ts';
import { attachmentLifecycle } from './attachment/attachment.machine.ts';
import { blockerLifecycle } from './blocker/blocker.machine.ts';
import { caseResultLifecycle } from './case-result/case-result.machine.ts';
import { issueLifecycle } from './issue/issue.machine.ts';
import { participantLifecycle } from './participant/participant.machine.ts';
import { scheduleLifecycle } from './schedule/schedule.machine.ts';
import { shown } from './shown.ts';
import { testWindowLifecycle } from './test-window/test-window.machine.ts';

type Row = Readonly<Record<string, unknown>>;
type Domain = Readonly<Record<string, readonly unknown[] | undefined>>;

const at = '2026-01-05T09:00:00.000Z';
const truths = [false, true];

/** Every row that the values of its columns make. */
const rowsOver = (domain: Domain): readonly Row[] =>
  Object.entries(domain).reduce<readonly Row[]>(
    (rows, [key, values]) => rows.flatMap((row) => (values ?? []).map((value) => ({ ...row, [key]: value }))),
    [{}],
  );

const otherThan = (standIn: unknown): unknown => {
  if (Array.isArray(standIn)) return ['something'];
  if (typeof standIn === 'boolean') return !standIn;
  return at;
};

const unreadOf = (sources: Readonly<Record<string, Source<unknown>>>): readonly (readonly [string, unknown])[] =>
  Object.entries(sources).flatMap(([key, source]) =>
    typeof source === 'object' && 'unread' in source ? [[key, source.unread] as const] : [],
  );

/** What persons are told differently when something changes that their screens do not ask. */
function influences<TMachine extends AnyStateMachine, TRow extends object>(
  lifecycle: Lifecycle<TMachine, TRow>,
  { row: sources }: Shown<TRow>,
  domain: { readonly [K in keyof TRow]?: readonly TRow[K][] },
): readonly string[] {
  const unread = unreadOf(sources);
  const standIns = Object.fromEntries(unread);
  const says = (row: Row): string =>
    JSON.stringify(
      eventTypes(lifecycle).flatMap((type) => roles.map((role) => refusalFor(lifecycle, row as TRow, type, { role, userId: 'u1' }, at))),
    );
  return unread
    .filter(([key, standIn]) =>
      rowsOver(domain).some((row) => says({ ...standIns, ...row }) !== says({ ...standIns, ...row, [key]: otherThan(standIn) })),
    )
    .map(([key]) => key);
}

describe('what a screen does not ask changes nothing that a person is told', () => {
  it('of a requested test', () =>
    expect(
      influences(advancedTestLifecycle, shown.advancedTest, { autoLaunchStatus: autoLaunchStatuses, launchedTestId: [null, 't1'] }),
    ).toEqual([]));

  it('of a blocker', () =>
    expect(influences(blockerLifecycle, shown.blocker, { status: blockerStatuses, assistanceRequested: truths })).toEqual([]));

  it('of a result', () =>
    expect(
      influences(caseResultLifecycle, shown.caseResult, {
        moderationStatus: caseResultModerationStatuses,
        isRejected: truths,
        rejectionReason: [null],
        moderationFinalizedAt: [null, at],
        hasOpenEditRequest: truths,
        participantStatus: participantStatuses,
      }),
    ).toEqual([]));

  it('of an issue', () =>
    expect(
      influences(issueLifecycle, shown.issue, {
        triageStatus: triageStatuses,
        triageReason: [null],
        severity: ['low'],
        reviewedSeverity: [null],
        forceSeverityChangeBeforeAccept: truths,
      }),
    ).toEqual([]));

  it('of a participant', () =>
    expect(
      influences(participantLifecycle, shown.participant, {
        status: participantStatuses,
        issueGeneration: issueGenerations,
        communityTestManagersEnabled: truths,
        assignedCasesCount: [1],
        approvedTestCasesCount: [0, 1],
        publishingStops: [[]],
      }),
    ).toEqual([]));

  it('of a file, which is removed or not', () => {
    const says = (state: 'available' | 'archived') =>
      participantStatuses.flatMap((participantStatus) =>
        roles.flatMap((role) =>
          (['attachment.archive', 'attachment.restore'] as const).map((type) =>
            refusalFor(attachmentLifecycle, { state, archivedAt: null, participantStatus }, type, { role, userId: 'u1' }, at),
          ),
        ),
      );
    expect(says('archived')).toEqual(says('available'));
  });

  it('of a schedule', () =>
    expect(
      influences(scheduleLifecycle, shown.schedule, {
        state: scheduleStates,
        recurringDay: [2],
        recurringTime: ['09:00'],
        userTimezone: ['Europe/Berlin'],
      }),
    ).toEqual([]));

  it('of the time of a test', () =>
    expect(influences(testWindowLifecycle, shown.testWindow, { windowStatus: testWindowStatuses, kind: ['supervised'] })).toEqual([]));

  it('is found where it does change something', () => {
    const blind: Shown<Parameters<typeof caseResultLifecycle.read>[0]> = {
      ...shown.caseResult,
      row: { ...shown.caseResult.row, hasOpenEditRequest: { unread: false } },
    };
    const domain = { moderationStatus: caseResultModerationStatuses, isRejected: truths, moderationFinalizedAt: [null] };
    expect(influences(caseResultLifecycle, blind, { ...domain, rejectionReason: [null], participantStatus: ['under_review'] })).toEqual([
      'hasOpenEditRequest',
    ]);
  });
});
