// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import type { JudgedIssue } from '#machines/flows/issues/judge.rules.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { issueLifecycle } from '#machines/lifecycles/issue/issue.machine.ts';
import type { JudgeEvent } from '#machines/flows/issues/judge.events.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { judgedOf } from '../issue/issue-list.ts';
import { listedIssue } from '../issue/issue.builders.ts';
import { DuplicatesView, MergeSame, OriginalView } from './duplicates.view.tsx';

afterEach(cleanup);

const actor = { role: 'customer', userId: 'u1' } as const;
const saidOf = ({ row }: JudgedIssue) => verdicts(issueLifecycle, row, actor);
const item = {
  id: 'x1',
  state: 'delivered',
  destination: 'jira',
  place: 'WEB',
  key: 'WEB-12',
  url: 'https://jira.example/browse/WEB-12',
  itemState: null,
  itemStatus: 'In Review',
  itemStatusSince: null,
  notBefore: null,
  message: null,
} as const;
const original = {
  id: 'o1',
  code: 'NW-398-4',
  title: 'Callback is lost',
  duplicatesCount: 1,
  test: { id: 't2', name: 'Payments' },
  exports: [item],
};
const rejected = { triageStatus: 'rejected', triageReason: 'Duplicate' } as const;
const read = (more: Partial<ReadIssue> = {}): ReadIssue => ({
  ...listedIssue(),
  comment: null,
  environment: null,
  issueFields: [],
  additionalDetails: [],
  attachments: [],
  issueNote: null,
  testerCountry: null,
  testCases: [],
  exports: [],
  original: null,
  duplicates: [],
  test: {
    ...listedIssue().test,
    code: 'NW-412',
    testWindow: { status: 'closed' },
    issueCounts: { untriaged: 2, accepted: 1, rejected: 0 },
  },
  ...more,
});
const show = (draw: (judge: ReturnType<typeof createActor<typeof judgeMachine>>) => ReactNode) => {
  const sent: JudgeEvent[] = [];
  const judge = createActor(judgeMachine, { input: { actor } });
  judge.send = (event) => void sent.push(event);
  return { sent, container: render(<div>{draw(judge)}</div>).container };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a duplicate', () => {
  it('says which issue it is of, where that went and where talk goes on, and is taken out', () => {
    const issue = read({ ...rejected, originalId: 'o1', original });
    const { sent, container } = show((judge) => <OriginalView issue={issue} judge={judge} saidOf={saidOf} />);
    expect(container.textContent).toContain('Duplicate of NW-398-4');
    expect(screen.getByRole('link', { name: 'NW-398-4' }).getAttribute('href')).toBe('/issues/o1');
    expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe('/results/t2');
    expect(container.textContent).toContain('WEB-12');
    press('Not a duplicate');
    expect(sent).toMatchObject([{ type: 'issues.unmerge', of: { issues: [{ issueId: 'i1' }], isSelection: false } }]);
  });

  it('of an original that may not be read says so', () => {
    const { container } = show((judge) => <OriginalView issue={read({ ...rejected, originalId: 'o1' })} judge={judge} saidOf={saidOf} />);
    expect(container.textContent).toContain('You may not read its original.');
  });

  it('that names no original offers to, and what is no duplicate says nothing', () => {
    const { sent } = show((judge) => <OriginalView issue={read(rejected)} judge={judge} saidOf={saidOf} />);
    press('Name the original');
    expect(sent).toMatchObject([{ type: 'original.choose', of: { issues: [{ issueId: 'i1' }] } }]);
    cleanup();
    expect(show((judge) => <OriginalView issue={read()} judge={judge} saidOf={saidOf} />).container.textContent).toBe('');
  });
});

describe('an original', () => {
  const duplicate = (id: string, originalId: string | null) => ({
    ...listedIssue({ id, code: `NW-${id}`, title: `Title ${id}`, ...rejected, originalId }),
    environment: 'iOS 18, iPhone 15',
    testerCountry: { code: 'PT', name: 'Portugal' },
    attachments: [{ id: 'f1', name: 'log.txt', url: '/files/f1', mediaKind: 'text', size: 1200, archived: false }],
    exports: [item],
  });

  it('lists who else reported it, with what they submitted and where it went, and no one that was taken out', () => {
    const duplicates = [duplicate('d1', 'i1'), duplicate('d2', 'i1'), duplicate('d3', null)];
    const { sent, container } = show((judge) => (
      <DuplicatesView issue={read({ duplicates })} judge={judge} saidOf={saidOf} onStale={() => undefined} />
    ));
    for (const words of ['Duplicates (2)', 'Reported 3 times.', 'Title d1', 'Portugal', 'iPhone 15', 'log.txt', 'WEB-12', 'In Review'])
      expect(container.textContent).toContain(words);
    expect(container.textContent).not.toContain('Title d3');
    fireEvent.click(screen.getAllByRole('button', { name: 'Not a duplicate' })[1] as Element);
    expect(sent).toMatchObject([{ type: 'issues.unmerge', of: { issues: [{ issueId: 'd2' }] } }]);
  });

  it('takes those with the same title that nobody judged by one press', () => {
    const similar = (id: string, likeness: number, more = {}) => ({ likeness, issue: listedIssue({ id, ...more }) });
    const alike = [similar('s1', 100), similar('s2', 100), similar('s3', 99), similar('s4', 100, { triageStatus: 'accepted' })];
    const { sent } = show((judge) => <MergeSame issue={judgedOf(read())} similar={alike} judge={judge} />);
    press('Merge 2 into this one');
    expect(sent).toMatchObject([
      { type: 'issues.merge', of: { issues: [{ issueId: 's1' }, { issueId: 's2' }], isSelection: true }, original: { issueId: 'i1' } },
    ]);
    cleanup();
    const merged = judgedOf(read({ ...rejected, originalId: 'o1' }));
    show((judge) => <MergeSame issue={merged} similar={alike} judge={judge} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
