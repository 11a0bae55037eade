import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TesterChoicesView } from './tester-choices.view.tsx';

const choice = {
  id: '1',
  kind: 'best' as const,
  wave: 0,
  groupName: 'Group 1',
  participantId: 'p1',
  fullName: 'Ada Long',
  rankPercentile: 97,
  candidates: 1240,
  replaced: null,
  madeAt: '2026-11-21T09:00:00.000Z',
};
const choices = [
  {
    ...choice,
    id: '3',
    kind: 'promoted' as const,
    wave: 2,
    participantId: 'p3',
    fullName: 'Ben',
    candidates: 4,
    replaced: { fullName: 'Ada Long', status: 'declined' },
  },
  { ...choice, id: '2', kind: 'expired' as const, wave: 1, candidates: null },
  choice,
];

afterEach(cleanup);

describe('why testers take part', () => {
  it('is said of each choice in a sentence, the latest first, with a way to the tester', () => {
    render(<TesterChoicesView testId="t1" choices={choices} />);
    const lines = within(screen.getByRole('list', { name: 'Why these testers' })).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('.measure')?.textContent)).toEqual([
      'Invited in wave 2 as the best backup of 4, rank 97, in place of Ada Long, who declined.',
      'Did not answer the invitation in time; somebody else was asked.',
      'Selected at the launch: among the best of 1,240 who fit the group, rank 97.',
    ]);
    expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/results/t1/participant/p3');
  });

  it('says so where nobody was chosen', () => {
    render(<TesterChoicesView testId="t1" choices={[]} />);
    expect(screen.getByText('No testers chosen yet')).toBeDefined();
  });
});
