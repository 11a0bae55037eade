// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstUse } from './first-use.tsx';
import { SignedInContext } from './viewer.tsx';
import type { SignedIn, Viewer } from './viewer.tsx';

vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z'), toFake: ['Date'] });
afterEach(cleanup);

const trial = { id: 't', finishesAt: '2026-03-04T08:00:00Z', finishedAt: null };
const said = (viewer: Pick<Viewer, 'role' | 'trial'>, advancedTestsAccess = true) => {
  const value = { viewer: { ...viewer, organization: { advancedTestsAccess } } } as SignedIn;
  const { container } = render(
    <SignedInContext value={value}>
      <FirstUse>Tests appear here.</FirstUse>
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

  it.each([
    ['a customer', 'customer', null, true, 'Tests appear here.Launch a test'],
    ['who may not launch', 'customer', null, false, 'Tests appear here.'],
    ['a moderator', 'community_test_manager', null, true, 'Tests appear here.'],
    ['after the trial', 'customer', { ...trial, finishesAt: '2026-03-01T08:00:00Z' }, true, 'Tests appear here.Launch a test'],
  ] as const)('says to %s what comes', (_, role, ofTrial, mayLaunch, words) => {
    expect(said({ role, trial: ofTrial }, mayLaunch)).toBe(words);
  });
});
