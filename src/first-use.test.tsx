// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstUse } from './first-use.host.tsx';
import { SignedInContext } from './viewer.tsx';
import type { SignedIn, Viewer } from './viewer.tsx';

vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z'), toFake: ['Date'] });
afterEach(cleanup);

const trial = { id: 't', finishesAt: '2026-03-04T08:00:00Z', finishedAt: null };
type Upcoming = Parameters<typeof FirstUse>[0]['upcoming'];
const said = (viewer: Pick<Viewer, 'role' | 'trial'>, advancedTestsAccess = true, upcoming: Upcoming = null) => {
  const value = { viewer: { ...viewer, organization: { advancedTestsAccess } } } as SignedIn;
  const { container } = render(
    <SignedInContext value={value}>
      <FirstUse upcoming={upcoming}>Tests appear here.</FirstUse>
    </SignedInContext>,
  );
  return container.textContent;
};

describe('a list in which nothing ever was', () => {
  it('says to somebody on trial how long it goes on, and where it begins', () => {
    expect(said({ role: 'customer', trial })).toBe(
      'Tests appear here.Your trial has 2 days left: launch a test to see testers, results and issues in it.Launch a test',
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/launch');
  });

  it('names what was launched and is not live yet, instead of asking for a launch', () => {
    expect(said({ role: 'customer', trial }, true, { name: 'Shop', url: '/results/t1', others: 0 })).toBe(
      'Tests appear here.Your trial has 2 days left.Launched and not live yet: Shop',
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/results/t1']);
    cleanup();
    expect(said({ role: 'test_manager', trial: null }, true, { name: 'Shop', url: '/results/t1', others: 2 })).toBe(
      'Tests appear here.Launched and not live yet: Shop and 2 more.',
    );
  });

  it.each([
    ['a customer', 'customer', null, true, 'Tests appear here.Launch a test'],
    ['who may not launch', 'customer', null, false, 'Tests appear here.'],
    ['a moderator', 'community_test_manager', null, true, 'Tests appear here.'],
    ['after the trial', 'customer', { ...trial, finishesAt: '2026-03-01T08:00:00Z' }, true, 'Tests appear here.Launch a test'],
  ] as const)('says to %s what comes', (_, role, ofTrial, mayLaunch, words) => {
    expect(said({ role, trial: ofTrial }, mayLaunch)).toBe(words);
  });
});
