import { roles } from '#schema/vocabulary/roles.ts';
import { describe, expect, it } from 'vitest';
import { headerOffers, isClosedToModerators, overallProgress, tabHref, tabOf, tabsFor } from './test-page.rules.ts';
import type { TestTab } from './test-page.rules.ts';

const seenBy = (tab: TestTab) => roles.filter((role) => tabsFor({ role, isSupervised: true }).includes(tab));

describe('tabs', () => {
  it('RE-067, RE-068: Summary and Test details are for everybody', () => {
    expect([seenBy('summary'), seenBy('test-details')]).toEqual([[...roles], [...roles]]);
  });

  it('RE-069, RE-070: Testers and Blockers are for staff', () => {
    expect([seenBy('testers'), seenBy('blockers')]).toEqual([
      ['test_manager', 'community_test_manager'],
      ['test_manager', 'community_test_manager'],
    ]);
  });

  it('RE-071, RE-073, RE-075: issues, case results and feedback are for customers and test managers', () => {
    const both = ['customer', 'test_manager'];
    expect([seenBy('issues'), seenBy('test-case-results'), seenBy('tester-feedback')]).toEqual([both, both, both]);
  });

  it('an unknown or forbidden tab opens Summary', () => {
    const allowed = tabsFor({ role: 'customer', isSupervised: true });
    expect([undefined, 'nonsense', 'testers', 'issues'].map((named) => tabOf(named, allowed))).toEqual([
      'summary',
      'summary',
      'summary',
      'issues',
    ]);
  });

  it('are addresses', () => {
    expect(tabHref('t1', 'summary')).toBe('/results/t1');
    expect(tabHref('t1', 'testers')).toBe('/results/t1?tab=testers');
  });
});

describe('overall progress', () => {
  const group = (numberOfApprovedResults: number, status = 'open') => ({ status, numberOfApprovedResults, numberOfResultsNeeded: 2 });

  it('counts groups that have all their approved results', () => {
    expect(overallProgress([group(2), group(3), group(1)])).toEqual({ complete: 2, total: 3, isPublished: false });
  });

  it('RE-092: is published once every group is, and not before', () => {
    expect(overallProgress([group(2, 'published'), group(2)]).isPublished).toBe(false);
    expect(overallProgress([group(2, 'published'), group(2, 'published')]).isPublished).toBe(true);
    expect(overallProgress([]).isPublished).toBe(false);
  });
});

describe('header', () => {
  const test = { id: 't1', communityTestManagersEnabled: true, testWindow: { status: 'open' } } as const;
  const who = (facts: Partial<Parameters<typeof headerOffers>[0]>, offer: 'canPublishAll' | 'canExport' | 'canEnd') =>
    roles.filter((role) => headerOffers({ test, areTestersLoaded: true, ...facts }, { role, userId: 'u1' })[offer]);

  it('RE-615: Publish all is for supervised tests once the testers are loaded', () => {
    expect(who({}, 'canPublishAll')).toEqual(['test_manager', 'community_test_manager']);
    expect(who({ areTestersLoaded: false }, 'canPublishAll')).toEqual([]);
    expect(who({ test: null }, 'canPublishAll')).toEqual([]);
  });

  it('RE-614: Export CSV is for supervised tests and not for requests', () => {
    expect(who({}, 'canExport')).toEqual(['test_manager', 'community_test_manager']);
    expect(who({ test: null }, 'canExport')).toEqual([]);
  });

  it('RE-611: moderators have the menu where they are enabled', () => {
    expect(who({ test: { ...test, communityTestManagersEnabled: false } }, 'canPublishAll')).toEqual(['test_manager']);
  });

  it('RE-465, RE-466: test managers end an open supervised test', () => {
    expect(who({}, 'canEnd')).toEqual(['test_manager']);
    for (const status of ['prep', 'scheduled', 'closed', 'cancelled'] as const)
      expect(who({ test: { ...test, testWindow: { status } } }, 'canEnd')).toEqual([]);
    expect(who({ test: null }, 'canEnd')).toEqual([]);
  });
});

describe('a moderator', () => {
  it('is sent away from issues and test cases', () => {
    const paths = ['/results/t1/issue/i1', '/results/t1/test-case/k1', '/results/t1/participant/p1', '/results/t1'];
    expect(paths.map(isClosedToModerators)).toEqual([true, true, false, false]);
  });
});
