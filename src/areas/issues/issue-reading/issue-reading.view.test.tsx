// @vitest-environment happy-dom
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listedIssue } from '../issue/issue.builders.ts';
import { IssueTagsView } from '../tag-issue/issue-tags.view.tsx';
import { IssueReadingView } from './issue-reading.view.tsx';
import type { ReadIssue } from '../issue/issue-parts.ts';

afterEach(cleanup);

const file = (id: string, mediaKind: string) => ({ id, name: `${id}.bin`, url: `/files/${id}`, mediaKind, size: 1200, archived: false });
const field = (code: string, value: string) => ({ code, label: code, value });
const read = (more: Partial<ReadIssue> = {}): ReadIssue => ({
  ...listedIssue(),
  comment: null,
  environment: 'Windows 11, Firefox 145',
  issueFields: [],
  additionalDetails: [],
  attachments: [],
  issueNote: null,
  testerCountry: { code: 'PT', name: 'Portugal' },
  testCases: [],
  exports: [],
  original: null,
  duplicates: [],
  test: {
    id: 't1',
    code: 'NW-412',
    name: 'Checkout',
    forceSeverityChangeBeforeAccept: false,
    testWindow: { status: 'closed' },
    issueCounts: { untriaged: 2, accepted: 1, rejected: 0 },
  },
  ...more,
});
const show = (more: Partial<ReadIssue> = {}) => {
  const issue = read(more);
  const input = { actor: { role: 'customer', userId: 'u1' } } as const;
  const actors = { judge: createActor(judgeMachine, { input }), over: createActor(overIssuesMachine, { input }) };
  const tagged = { issueId: issue.id, code: issue.code };
  const tags = <IssueTagsView {...actors} issue={tagged} tags={issue.issueTags} isOpen={false} picker={null} />;
  return render(<IssueReadingView issue={issue} note={null} tags={tags} renderReproductions={(below) => below} onStale={() => undefined} />)
    .container;
};

const exported = {
  id: 'x1',
  state: 'delivered',
  destination: 'jira',
  place: 'WEB',
  key: 'WEB-12',
  url: 'https://jira.example/browse/WEB-12',
  itemState: null,
  itemStatus: null,
  itemStatusSince: null,
  notBefore: null,
  message: null,
} as const;

describe('an issue', () => {
  it('says where it went and by the word of the tracker where it stands there, once that told', () => {
    expect(show({ exports: [exported] }).textContent).toMatch(/Exported to\s*Jira \(WEB\) WEB-12[^A-Z]*(?:$|[A-Z](?!one))/u);
    cleanup();
    const told = show({
      exports: [
        {
          ...exported,
          itemState: 'done',
          itemStatus: 'Ready for release',
          itemStatusSince: new Date(Date.now() - 7_200_000).toISOString(),
        },
      ],
    });
    expect(told.textContent).toContain('WEB-12');
    expect(screen.getByText('Ready for release')).toBeTruthy();
    expect(told.textContent).toContain('2h');
  });

  it('RE-254 RE-802: shows five lines of steps and the others on demand', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. Step ${at + 1}`).join('\n');
    const five = show({ issueFields: [field('reproduction_steps', lines(5))] });
    expect(five.textContent).toContain('Step 5');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    cleanup();
    const eight = show({ issueFields: [field('reproduction_steps', lines(8))] });
    expect(eight.textContent).not.toContain('Step 6');
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more...' }));
    expect(eight.textContent).toContain('Step 8');
    expect(document.activeElement?.textContent).toBe('Step 6');
  });

  it('numbers steps that were numbered where they were written, and no others', () => {
    const lists = (text: string) => {
      cleanup();
      return [...show({ issueFields: [field('reproduction_steps', text)] }).querySelectorAll('ol, ul')].flatMap((list) =>
        list.textContent.includes('Open') ? [[list.tagName, list.classList.contains('list-decimal')]] : [],
      );
    };
    expect([lists('1. Open the shop\n2. Pay'), lists('Open the shop\nPay')]).toEqual([[['OL', true]], [['UL', false]]]);
  });

  it('RE-249 RE-268: shows steps, actual and expected results and the environment', () => {
    const { textContent: text } = show({
      issueFields: [
        field('reproduction_steps', 'Open the shop'),
        field('actual_results', 'It is empty'),
        field('expected_results', 'It has goods'),
        field('browser', 'Firefox 145'),
      ],
    });
    for (const words of ['Open the shop', 'It is empty', 'It has goods', 'Firefox 145', 'Windows 11']) expect(text).toContain(words);
  });

  it('says on paper how serious it is and where it stands, where what changes that is left out', () => {
    const line = show({ severity: 'critical', triageStatus: 'accepted' }).querySelector('[data-print="only"]');
    expect(line?.textContent).toBe('Critical, Accepted');
  });

  it('RE-250: shows additional details with their labels', () => {
    const { textContent: text } = show({ additionalDetails: [{ code: 'reported_as', label: 'Reported as', value: 'NW-412-33' }] });
    expect(text).toContain('Reported as');
    expect(text).toContain('NW-412-33');
  });

  it('RE-269: shows comment, country, attachments, tags and when it was made', () => {
    const container = show({ comment: 'It happened twice', attachments: [file('a', 'image')] });
    for (const words of ['It happened twice', 'Portugal', 'payments', '21 Nov 2026, 06:00 UTC'])
      expect(container.textContent).toContain(words);
    expect(screen.getByRole('img', { name: 'a.bin' }).getAttribute('src')).toBe('/files/a');
  });

  it('RE-252: shows the tags under Issue Overview', () => {
    show();
    const overview = screen.getByRole('heading', { name: 'Issue Overview' }).parentElement;
    expect(overview?.textContent).toContain('payments');
  });

  it('shows three pictures and the others on demand', () => {
    show({ attachments: ['a', 'b', 'c', 'd', 'e'].map((id) => file(id, 'image')) });
    expect(screen.getAllByRole('img', { name: /\.bin$/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more...' }));
    expect(screen.getAllByRole('img', { name: /\.bin$/ })).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'd.bin' }));
  });

  it('RE-266 RE-267: says when nothing, and when no picture was handed in', () => {
    const { textContent: nothing } = show();
    expect(nothing).toContain('There are no attachments for this issue');
    expect(nothing).toContain('No videos or screenshots were uploaded for that issue');
    cleanup();
    const { textContent: text } = show({ attachments: [file('a', 'log')] });
    expect(text).toContain('No videos or screenshots were uploaded for that issue');
    expect(text).not.toContain('There are no attachments for this issue');
  });

  it('links the cases it was found in', () => {
    show({ testCases: [{ id: 'k1', name: 'Pay as guest' }] });
    expect(screen.getByRole('link', { name: 'Pay as guest' }).getAttribute('href')).toBe('/results/t1/test-case/k1');
  });
});
