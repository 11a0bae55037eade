// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

afterEach(cleanup);

describe('an avatar', () => {
  it.each([
    ['Lena Hartmann', 'LH'],
    ['Maya', 'M'],
    ['Ada King Lovelace', 'AL'],
    ['\u200f\u200fLena\u200e \u200fHartmann', 'LH'],
    ['\u200fنور', 'ن'],
    ['Lena\tHartmann', 'LH'],
    ['\u200f \u200e\u2066\u2069', ''],
    ['', ''],
  ])('has the first letters that are seen of %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('draws a person where a name has none', () => {
    const drawn = render(<Avatar name={'\u200f\u200f'} />).container;
    expect([drawn.textContent, drawn.querySelectorAll('svg').length]).toEqual(['', 1]);
  });
});
