// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ShownRulesFragment } from '#schema/generated/client/graphql.ts';
import { LaunchRulesView } from './launch-rules.view.tsx';

afterEach(cleanup);

const rules: ShownRulesFragment = {
  id: 'o1',
  version: 1,
  approvalAbove: 250,
  monthlyBudget: 1000,
  timeZone: 'Europe/Berlin',
  month: '2026-12',
  spent: 700,
  held: 120,
  waiting: 300,
  approvers: [
    { id: 'u1', name: 'Erik Lund' },
    { id: 'u2', name: 'Priya Raman' },
  ],
};
const shown = (more: Partial<ShownRulesFragment> = {}): string =>
  render(<LaunchRulesView rules={{ ...rules, ...more }} action={null} />).container.textContent;

it('says the amount, what is left of the month, what is held and what waits, and who approves', () => {
  const text = shown();
  for (const words of [
    'Approval above250 Credits',
    'Budget of December 20261,000 Credits, 180 Credits left',
    '700 Credits, by the clock of Europe/Berlin',
    '120 Credits for launched tests that are not open yet',
    '300 Credits for launches that wait for approval',
    'Erik Lund, Priya Raman',
  ])
    expect(text).toContain(words);
});

it('says what is off, what is exceeded, and that nobody approves yet', () => {
  expect(shown({ spent: 950 })).toContain('exceeded by 70 Credits');
  cleanup();
  const text = shown({ approvalAbove: null, monthlyBudget: null, timeZone: null, approvers: [] });
  for (const words of ['Approval aboveOff', 'Budget of December 2026Off', 'Approved byNobody yet']) expect(text).toContain(words);
});
