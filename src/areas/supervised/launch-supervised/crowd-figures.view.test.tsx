import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CrowdFiguresView } from './crowd-figures.view.tsx';

const figures = { testers: 5, results: 8, payout: 400, plainPayout: 400, credits: 8.75 };
const said = (): readonly string[] => {
  const terms = screen.getAllByRole('term');
  const values = screen.getAllByRole('definition');
  return terms.map((term, at) => `${term.textContent}: ${values[at]?.textContent}`);
};

afterEach(cleanup);

describe('what the expected crowd comes to', () => {
  it('is told in testers, results and payout, with the credits before and after', () => {
    render(<CrowdFiguresView figures={figures} isMultiplied={false} balance={1200} />);
    expect(said()).toEqual([
      'Expected crowd: 5 testers, 8 results',
      'Total payout: $4.00',
      'Credits: 8.75',
      'Credits before and after: 1,200 before, 1,191.25 after',
    ]);
    expect(screen.getByText('1,200 before, 1,191.25 after').className).toBe('');
  });

  it('LA-537: says below what is left of the hour and when it ends', () => {
    const text = '15 of 20 tests an hour are left, more again at 09:40';
    render(
      <CrowdFiguresView figures={figures} isMultiplied={false} balance={null} room={[{ level: 'hint', text, field: 'launchesPerHour' }]} />,
    );
    expect(screen.getByRole('list', { name: 'What may be launched' }).textContent).toBe(text);
  });

  it('is marked where the credits do not suffice', () => {
    render(<CrowdFiguresView figures={figures} isMultiplied={false} balance={8} />);
    expect(screen.getByText('8 before, -0.75 after').className).toBe('text-danger');
  });

  it('LO-95: includes the multiplier with the sum without it beside, and no credits where the organization does not pay by them', () => {
    render(<CrowdFiguresView figures={{ ...figures, testers: 1, results: 1, payout: 500 }} isMultiplied balance={null} />);
    expect(said()).toEqual(['Expected crowd: 1 tester, 1 result', 'Total payout: $5.00 with the country multiplier, $4.00 without']);
  });
});
