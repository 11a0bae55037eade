// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LandingView } from './landing.view.tsx';
import { SuccessView } from './success.view.tsx';

afterEach(cleanup);

it('LA-039 LA-040: asks whether the release has bespoke needs and offers to clone', () => {
  render(<LandingView hasEarlier />);
  expect(screen.getByRole('heading', { name: 'Does your release have bespoke testing needs?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clone a previous test run' }).getAttribute('href')).toBe('/launch/advanced-tests-for-cloning');
});

it('LA-041: cannot clone without an earlier test', () => {
  render(<LandingView hasEarlier={false} />);
  expect(screen.getByRole('link', { name: /Clone a previous test run/ }).getAttribute('aria-disabled')).toBe('true');
});

it('LA-052 LA-053 LA-054: confirms a launched request by its name and leads to another', () => {
  render(<SuccessView name="Release 11" />);
  expect(screen.getByRole('heading', { name: 'We have received your request' })).toBeTruthy();
  expect(screen.getByText('Release 11')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Launch another test' }).getAttribute('href')).toBe('/launch');
});

it('LA-043: keeps the stage of the release on the way to the form', () => {
  render(<LandingView hasEarlier sdlcStage="live" />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/launch?tab=advanced_test&sdlc_stage=live',
    '/launch/advanced-tests-for-cloning',
    '/launch/tests-for-cloning',
  ]);
});
