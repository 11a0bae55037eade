// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { groupModerationLabel, publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { participant } from '../parts/results.builders.ts';
import type { ShownGroup } from './group.view.tsx';
import { GroupView } from './group.view.tsx';
import type { ShownParticipant } from './tester-row.view.tsx';
import { failureSentence, groupNeeds } from './testers.rules.ts';
import { TestersView } from './testers.view.tsx';

afterEach(cleanup);

const manager = { role: 'test_manager', userId: 'u1' } as const;

const show = (
  participants: readonly ShownParticipant[],
  facts: Partial<ShownGroup> = {},
  isSearched = false,
  hidden: string | null = null,
) => {
  cleanup();
  const onPublish = vi.fn<(id: string) => void>();
  const group = {
    id: 'g1',
    name: 'DACH',
    status: 'open',
    numberOfApprovedResults: 1,
    numberOfResultsNeeded: 4,
    numberOfPublishedResults: 0,
    moderation: groupModerationLabel(participants),
    needs: groupNeeds({ participants }),
    participants,
    ...facts,
  };
  const { SignedIn } = signedInWith();
  render(
    <GroupView
      group={group}
      onPage={participants.length}
      testId="t1"
      isSearched={isSearched}
      hidden={hidden}
      open={null}
      controlOf={(each) => publishControl(participantRowOf(each), manager)}
      hasPublishColumn
      onPublish={onPublish}
    />,
    { wrapper: SignedIn },
  );
  return onPublish;
};

const rowOf = (facts: Partial<ShownParticipant>) => {
  show([participant(facts)]);
  return screen.getByRole('row', { name: /Lena Hartmann/ });
};
const nothing = { moderationStatus: 'nothing_to_moderate', numberOfPendingIssueModerations: 0 };
const statusOf = (status: ParticipantStatus, facts: Partial<ShownParticipant> = {}) =>
  within(rowOf({ status, ...nothing, ...facts }))
    .getAllByRole('cell')[0]
    ?.textContent?.replace('Nothing to moderate', '');

describe('a group of testers', () => {
  it('RE-093: has the columns tester, status, progress, issues and last result, in that order', () => {
    show([participant()]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Tester',
      'Status',
      'Progress',
      'Issues',
      'Last result',
      'Publish',
    ]);
  });

  it('RE-095: is folded at first when it is published, and open otherwise', () => {
    show([participant()], { status: 'published' });
    expect(screen.getByRole('button', { name: 'DACH' }).getAttribute('aria-expanded')).toBe('false');
    show([participant()]);
    expect(screen.getByRole('button', { name: 'DACH' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('RE-338: says how many are approved of as many as are needed, and beside it how many are published', () => {
    show([participant()], { numberOfApprovedResults: 1, numberOfPublishedResults: 3 });
    expect(screen.getByText('1 of 4 testers approved').getAttribute('title')).toContain('all approved');
    expect(screen.getByText('3 published')).toBeDefined();
  });

  it('RE-457: says in its head where the moderation of all stands', () => {
    show([
      participant(),
      participant({ id: 'p2', moderationStatus: 'pending', numberOfPendingIssueModerations: 2, status: 'in_progress' }),
    ]);
    expect(within(screen.getByRole('region', { name: 'DACH' })).getAllByText('2 pending moderations')).toHaveLength(2);
    show([participant({ moderationStatus: 'invalid_issue' }), participant({ id: 'p2' })]);
    expect(screen.getAllByText('Fake issue')).toHaveLength(2);
  });

  it('says that it has no testers, or none that the search finds', () => {
    show([]);
    expect(screen.getByText('There are no testers in this group')).toBeDefined();
    show([], {}, true);
    expect(screen.getByText('No testers of this group match the search')).toBeDefined();
    show([], {}, false, 'Some are hidden.');
    expect([screen.queryByText('There are no testers in this group'), screen.getByText('Some are hidden.').tagName]).toEqual([null, 'DIV']);
  });
});

describe('a tester of the list', () => {
  it('is reached by the keys that walk rows: what carries the key takes the focus', () => {
    const row = rowOf({}).querySelector<HTMLElement>('[data-key]');
    row?.focus();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lena Hartmann' }));
  });

  it.each([
    ['RE-453', { moderationStatus: 'invalid_issue', numberOfPendingIssueModerations: 1 }, 'Fake issue'],
    ['RE-454', { moderationStatus: 'pending', numberOfPendingIssueModerations: 2 }, '2 pending moderations'],
    ['RE-455', { moderationStatus: 'known_issue' }, 'Known issue'],
    ['RE-456', { moderationStatus: 'moderated' }, 'Moderated'],
    ['nothing', { moderationStatus: 'nothing_to_moderate' }, 'Nothing to moderate'],
  ] as const)('%s: says in words how its moderation stands: %j', (_, facts, words) => {
    expect(within(rowOf(facts)).getByText(words).textContent).toBe(words);
  });

  it('RE-098: has the flag of the country', () => {
    expect(within(rowOf({})).getByRole('img', { name: 'Germany' })).toBeDefined();
  });

  it('RE-099: leads to the participant result page', () => {
    expect(within(rowOf({})).getByRole('link', { name: 'Lena Hartmann' }).getAttribute('href')).toBe('/results/t1/participant/p1');
  });

  it('RE-102: has a progress bar', () => expect(within(rowOf({})).getByRole('img', { name: '5 of 8 results approved' })).toBeDefined());

  it('RE-103: has an issues indicator', () => {
    expect(within(rowOf({})).getAllByRole('cell')[2]?.textContent).toBe('3 issues');
    expect(within(rowOf({ hasReportedIssue: false, reportedIssuesCount: 0 })).getAllByRole('cell')[2]?.textContent).toBe('0 issues');
  });

  it('RE-104: has a publish control', () => {
    const onPublish = show([participant()]);
    fireEvent.click(screen.getByRole('button', { name: 'Publish Lena Hartmann' }));
    expect(onPublish).toHaveBeenCalledExactlyOnceWith('p1');
  });

  it('says Already published in its place', () => {
    expect(within(rowOf({ status: 'results_published' })).getByText('Already published')).toBeDefined();
  });

  it('cannot be published while bugs are being generated, and says why', () => {
    const onPublish = show([participant({ issueGeneration: 'processing' })]);
    const button = screen.getByRole('button', { name: 'Publish Lena Hartmann' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onPublish).not.toHaveBeenCalled();
  });

  it('RE-448: has a note in place of a last result', () => {
    expect(within(rowOf({ status: 'joined' })).getByText('No results yet')).toBeDefined();
  });
});

describe('status labels', () => {
  const labels: readonly (readonly [string, ParticipantStatus, string])[] = [
    ['RE-431', 'selected', 'Selected'],
    ['RE-433', 'joined', 'Joined'],
    ['RE-434', 'in_progress', 'In progress'],
    ['RE-435', 'testing_complete', 'Testing complete'],
    ['RE-436', 'under_review', 'Under review'],
    ['RE-437', 'results_approved', 'Approved'],
    ['RE-438', 'publishing_results', 'Publishing..'],
    ['RE-439', 'results_published', 'Published'],
    ['RE-441', 'dropped_out', 'Dropped out'],
    ['RE-442', 'removed', 'Removed'],
    ['RE-443', 'declined', 'Declined'],
    ['RE-444', 'expired', 'Expired'],
    ['RE-445', 'backup_removed', 'Unknown'],
  ];
  it.each(labels)('%s: %s reads %s', (_row, status, label) => expect(statusOf(status)).toBe(label));

  it('RE-432: Invited carries the time since the invitation', () => {
    expect(statusOf('invited', { invitedAt: new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString() })).toBe('Invited 3h ago');
  });

  it('RE-440: Publishing Failed carries the reason in a tooltip', () => {
    const row = rowOf({ status: 'publishing_failed', publishingFailReason: '1 issue has no severity.' });
    expect(within(row).getByTitle('1 issue has no severity.').textContent).toBe('Publishing Failed');
  });
});

describe('the testers tab', () => {
  const tab = (given: Partial<ComponentProps<typeof TestersView>>) =>
    render(
      <TestersView
        removal={null}
        shown={[]}
        counts={{ declined: 3, invited: 9, removed: 1 }}
        search=""
        management={null}
        failure={null}
        groups="shown"
        onShow={() => undefined}
        onSearch={() => undefined}
        onClear={() => undefined}
        {...given}
      >
        <p>Groups</p>
      </TestersView>,
    );

  it('RE-109: warns when publishing failed for some results', () => {
    const failed = participant({ status: 'publishing_failed', publishingFailReason: '1 issue has no severity.' });
    tab({ failure: failureSentence('test_manager', [failed]) });
    expect(screen.getByText('Publishing failed for some results.').parentElement?.textContent).toContain(
      'Lena Hartmann: 1 issue has no severity.',
    );
  });

  it('RE-110: sends a moderator to a test manager', () => {
    tab({ failure: failureSentence('community_test_manager', [participant({ status: 'publishing_failed' })]) });
    expect(screen.getByText('Please contact a test manager.')).toBeDefined();
  });

  it('says that the search finds nobody, and clears it at once, with the focus in its field', () => {
    const onSearch = vi.fn<(search: string) => void>();
    const onClear = vi.fn<() => void>();
    tab({ search: 'nobody', groups: 'unmatched', onSearch, onClear });
    expect([screen.getByText('No testers match the search'), screen.queryByText('Groups')]).toEqual([expect.anything(), null]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([onSearch.mock.calls, onClear.mock.calls]).toEqual([[['']], [[]]]);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a tester' }));
  });

  it('has its boxes unticked, with their counts', () => {
    tab({});
    const boxes = ['Show declined & dropped out', 'Show invited', 'Show removed'].map((name) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }),
    );
    expect(boxes.map((box) => box.checked)).toEqual([false, false, false]);
  });

  it('says who manages the testers', () => {
    tab({ management: 'automated' });
    expect(screen.getByText('Automated')).toBeDefined();
    cleanup();
    tab({ management: 'manual' });
    expect(screen.getByText('Manual')).toBeDefined();
  });
});
