// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Flag } from './flag.tsx';

afterEach(cleanup);

it('SH-478: takes the picture of a country by its code in lower case, and the name alone of a code that has none', async () => {
  render(
    <>
      <Flag country="DE" />
      <Flag country="QQ" name="Nowhere" />
    </>,
  );
  await expect
    .poll(() => screen.getByRole('img', { name: 'Germany' }).getAttribute('src'), { timeout: 10_000 })
    .toMatch(/\/de\.svg(\?|$)/u);
  expect(screen.getByRole('img', { name: 'Nowhere' }).tagName).toBe('SPAN');
});
