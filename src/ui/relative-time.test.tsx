// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RelativeTime, absoluteWords, sinceWords } from './relative-time.tsx';

const minute = 60_000;
afterEach(cleanup);

describe('time words', () => {
  it('RE-449 SH-474 SH-475 SH-476: uses the short forms min, h and d', () => {
    expect([5 * minute, 120 * minute, 3 * 24 * 60 * minute].map(sinceWords)).toEqual(['5min', '2h', '3d']);
  });

  it('RE-450: floors', () => {
    expect([0, 59_999, 119 * minute, 47 * 60 * minute].map(sinceWords)).toEqual(['0min', '0min', '1h', '1d']);
  });

  it('RE-452: writes moments in UTC', () => expect(absoluteWords('2025-11-21T14:05:00.000Z')).toBe('21 Nov 2025, 14:05 UTC'));

  it('RE-451: follows every time with ago', () => {
    const ages = [0, 119 * minute, 47 * 60 * minute];
    render(ages.map((age) => <RelativeTime key={age} at={new Date(Date.now() - age - 10_000).toISOString()} />));
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(['0min ago', '1h ago', '1d ago']);
  });

  it('says in words what is not a minute old, where it is asked to', () => {
    const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();
    render([0, 5 * minute].map((age) => <RelativeTime key={age} at={ago(age + 10_000)} underMinute="just now" />));
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(['just now', '5min ago']);
  });
});
