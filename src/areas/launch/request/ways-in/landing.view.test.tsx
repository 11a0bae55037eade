// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Client, Provider } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { never } from 'wonka';
import { LandingHost } from './landing.host.tsx';
import { LandingView } from './landing.host.tsx';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { firstStartOf } from '../success/success.host.tsx';
import type { FirstStart } from '#machines/flows/shared/choose-schedule.rules.ts';
import { SuccessView } from '../success/success.host.tsx';

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

it('does not say that there is nothing to clone before anybody answered', () => {
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [() => () => never] });
  render(
    <Provider value={client}>
      <LandingHost sdlcStage={null} />
    </Provider>,
  );
  expect(screen.getByRole('link', { name: 'Clone a previous test run' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByText('There are no earlier requests to clone.')).toBeNull();
});

it('LA-052 LA-053 LA-054: confirms a launched request by its name and leads to another', () => {
  render(<SuccessView name="Release 11" testId="a1" start={null} isLate={false} />);
  expect(screen.getByRole('heading', { name: 'We have received your request' })).toBeTruthy();
  expect(screen.getByText('Release 11')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Launch another test' }).getAttribute('href')).toBe('/launch');
  expect(screen.getByRole('link', { name: 'View the request' }).getAttribute('href')).toBe('/results/a1');
});

it('says that a request had been launched before', () => {
  const { container } = render(<SuccessView name="Release 11" testId="a1" start={null} isLate />);
  expect(container.textContent).toContain('It was launched already: only the answer was lost on its way here.');
});

it('says when a request starts that does not start at once', () => {
  const told = (start: FirstStart | null): string => {
    const { container, unmount } = render(<SuccessView name="Release 11" testId="a1" start={start} isLate={false} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  const at = '2026-11-30T09:30:00+01:00';
  expect(told(null)).toContain('Advanced tests deliver results in 48 hours or less.');
  expect(told({ isWeekly: false, at, timezone: 'Europe/Berlin' })).toContain('Testing starts Mon 30 Nov 09:30 (Mon 30 Nov 08:30 UTC).');
  expect(told({ isWeekly: true, at, timezone: 'UTC' })).toContain(
    'The first test starts Mon 30 Nov 08:30 UTC, and one each week after it.',
  );
});

it('reads the start of a request from what came along, whatever it is', () => {
  const at = '2026-11-21T09:00:00.000Z';
  const schedule = { ...launchNow('Europe/Berlin'), laterAt: '2026-11-30T09:30', recurringDay: '2', recurringTime: '14:00' };
  const weekly = { schedule: { ...schedule, mode: 'recurring' }, at };
  const given = [
    { schedule, at },
    { schedule: { ...schedule, mode: 'later' }, at },
    weekly,
    { ...weekly, at: 'soon' },
    { schedule: { ...schedule, mode: 'later', timezone: 'Mars' }, at },
    'x',
  ];
  expect(given.map((chosen) => firstStartOf({ chosen }))).toEqual([
    null,
    { isWeekly: false, at: '2026-11-30T09:30:00+01:00', timezone: 'Europe/Berlin' },
    { isWeekly: true, at: '2026-11-24T13:00:00.000Z', timezone: 'Europe/Berlin' },
    null,
    null,
    null,
  ]);
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
