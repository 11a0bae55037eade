import { refusalFor } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { roles } from '#schema/vocabulary/roles.ts';
import { describe, expect, it } from 'vitest';
import { participant } from '../parts/results.builders.ts';
import { isClosedToModerators } from '#src/areas/session/viewer/areas.rules.ts';
import { headerOffers, overallProgress, tabHref, tabLabels, tabOf, tabsFor, testTabs } from './test-page.rules.ts';
import type { TestTab } from './test-page.rules.ts';

const seenBy = (tab: TestTab) => roles.filter((role) => tabsFor({ role, isSupervised: true }).includes(tab));

describe('tabs', () => {
  it('RE-067, RE-068: Summary and Test details are for everybody', () => {
    expect([seenBy('summary'), seenBy('test-details')]).toEqual([[...roles], [...roles]]);
  });

  it('RE-069, RE-070, RE-618, RE-619: Testers and Blockers are for staff', () => {
    expect([seenBy('testers'), seenBy('blockers')]).toEqual([
      ['test_manager', 'community_test_manager'],
      ['test_manager', 'community_test_manager'],
    ]);
  });

  it('RE-071, RE-073, RE-075, RE-625, RE-629: issues, case results and feedback are for customers and test managers', () => {
    const both = ['customer', 'test_manager'];
    expect([seenBy('issues'), seenBy('test-case-results'), seenBy('tester-feedback')]).toEqual([both, both, both]);
  });

  it('RE-598: a test manager sees every tab', () => {
    expect(tabsFor({ role: 'test_manager', isSupervised: true })).toEqual([...testTabs]);
  });

  it('RE-056, RE-057: the address names the open tab, and none is Summary', () => {
    const everything = tabsFor({ role: 'test_manager', isSupervised: true });
    expect([tabOf(undefined, everything), ...testTabs.map((tab) => tabOf(tab, everything))]).toEqual(['summary', ...testTabs]);
  });

  it.each([
    ['RE-058', 'summary', 'Summary'],
    ['RE-059', 'test-details', 'Test details'],
    ['RE-060', 'testers', 'Testers'],
    ['RE-061', 'blockers', 'Blockers'],
    ['RE-062', 'issues', 'Issues reported'],
    ['RE-063', 'test-case-results', 'Test case results'],
    ['RE-064', 'tester-feedback', 'Tester feedback'],
  ])('%s: tab=%s opens %s', (_, named, label) => {
    expect(tabLabels[tabOf(named, tabsFor({ role: 'test_manager', isSupervised: true }))]).toBe(label);
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
    expect(tabHref('t1', 'summary', 'c1')).toBe('/results/t1?channel_id=c1');
    expect(tabHref('t1', 'testers', 'c1')).toBe('/results/t1?tab=testers&channel_id=c1');
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
  const counted = {
    status: 'open',
    numberOfApprovedResults: 1,
    numberOfResultsNeeded: 1,
    numberOfPublishableTesters: 0,
    numberOfTestersWithResults: 0,
  };
  const who = (facts: Partial<Parameters<typeof headerOffers>[0]>, offer: 'canAssign' | 'canExport' | 'canPublishAll' | 'canEnd') =>
    roles.filter((role) => headerOffers({ test, groups: [], ...facts }, { role, userId: 'u1' })[offer]);

  it('RE-615: Publish all is for supervised tests once the testers are loaded', () => {
    expect(who({}, 'canPublishAll')).toEqual(['test_manager', 'community_test_manager']);
    expect(who({ groups: null }, 'canPublishAll')).toEqual([]);
    expect(who({ test: null }, 'canPublishAll')).toEqual([]);
  });

  it('RE-614: Export CSV is for supervised tests and not for requests', () => {
    expect(who({}, 'canExport')).toEqual(['test_manager', 'community_test_manager']);
    expect(who({ test: null }, 'canExport')).toEqual([]);
  });

  it('RE-613: Moderators is for test managers, on supervised tests with moderators enabled', () => {
    expect(who({}, 'canAssign')).toEqual(['test_manager']);
    expect(who({ test: { ...test, communityTestManagersEnabled: false } }, 'canAssign')).toEqual([]);
    expect(who({ test: null }, 'canAssign')).toEqual([]);
  });

  it('RE-610, RE-612: the menu is for test managers, and never for customers', () => {
    const offers = roles.map((role) => headerOffers({ test, groups: [] }, { role, userId: 'u1' }));
    expect(offers.map((offer) => offer.canAssign || offer.canPublishAll || offer.canEnd)).toEqual([false, true, true]);
  });

  it('says why nothing can be published once every group is', () => {
    const refusal = (status: string, numberOfPublishableTesters: number) =>
      headerOffers({ test, groups: [{ ...counted, status, numberOfPublishableTesters }] }, { role: 'test_manager', userId: 'u1' })
        .publishRefusal;
    expect([refusal('published', 1), refusal('open', 1), refusal('open', 0)]).toEqual([
      'All run groups have been published',
      null,
      'No tester has results that can be published now.',
    ]);
  });

  it('says why nothing can be exported before anybody handed in a result', () => {
    const refusal = (numberOfTestersWithResults: number) =>
      headerOffers({ test, groups: [counted, { ...counted, numberOfTestersWithResults }] }, { role: 'test_manager', userId: 'u1' })
        .exportRefusal;
    expect([refusal(0), refusal(1)]).toEqual(['Nobody has submitted a result yet.', null]);
  });

  it.each([
    [true, ['test_manager', 'community_test_manager']],
    [false, ['test_manager']],
  ] as const)('RE-611: what stands in the menu is for moderators where they are enabled: %s', (communityTestManagersEnabled, managing) => {
    for (const offer of ['canExport', 'canPublishAll'] as const)
      expect([offer, who({ test: { ...test, communityTestManagersEnabled } }, offer).toSorted()]).toEqual([offer, managing.toSorted()]);
  });

  it.each([true, false])('offers Publish all to whom the chart lets publish, moderators enabled: %s', (communityTestManagersEnabled) => {
    const tester = participantRowOf(participant({ communityTestManagersEnabled }));
    expect(who({ test: { ...test, communityTestManagersEnabled } }, 'canPublishAll')).toEqual(
      roles.filter((role) => refusalFor(participantLifecycle, tester, 'results.publish', { role, userId: 'u1' }) === null),
    );
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
