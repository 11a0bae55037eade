// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { StepLink } from './step-link.tsx';

afterEach(cleanup);

it('promises to change a step, and only to show it where it can only be read', () => {
  render(
    <>
      <StepLink href="/launch/test?step=app" of="app of Paying" />
      <ReadOnly>
        <StepLink href="/launch/test?step=scope" of="scope of Paying" />
      </ReadOnly>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['Edit', 'Edit app of Paying'],
    ['View', 'View scope of Paying'],
  ]);
});
