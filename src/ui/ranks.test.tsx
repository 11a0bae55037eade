// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Ranks, ranksSentence } from './ranks.tsx';

afterEach(cleanup);

describe('ranks', () => {
  it('say their numbers in a sentence', () => {
    expect(
      ranksSentence([
        { kind: 'pass', count: 58 },
        { kind: 'fail', count: 9 },
        { kind: 'blocked', count: 6 },
        { kind: 'live', count: 0 },
        { kind: 'to_come', count: 23 },
      ]),
    ).toBe('58 passed, 9 failed, 6 blocked, 23 to come');
  });

  it('draw one tick for one thing up to thirty', () => {
    render(
      <Ranks
        segments={[
          { kind: 'done', count: 5, word: 'approved' },
          { kind: 'to_come', count: 25 },
        ]}
      />,
    );
    const image = screen.getByRole('img', { name: '5 approved, 25 to come' });
    expect(image.querySelectorAll('i')).toHaveLength(30);
  });

  it('draw proportions above thirty', () => {
    render(
      <Ranks
        segments={[
          { kind: 'pass', count: 91 },
          { kind: 'fail', count: 4 },
          { kind: 'blocked', count: 0 },
        ]}
      />,
    );
    const segments = [...screen.getByRole('img').querySelectorAll('i')].map((segment) => segment.style.flexGrow);
    expect(segments).toEqual(['91', '4']);
  });

  it('say that there is nothing yet', () => {
    render(<Ranks segments={[]} />);
    expect(screen.getByRole('img', { name: 'Nothing yet' })).toBeTruthy();
  });
});
