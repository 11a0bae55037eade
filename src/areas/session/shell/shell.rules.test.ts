import { describe, expect, it } from 'vitest';
import { areaOf, areasFor, homeOf, listOf, redirectFor } from '../viewer/areas.rules.ts';
import { followable, isForReporting } from '#schema/rules/session/notice.ts';
import { trialNotice } from './frame.view.tsx';

const labels = (role: Parameters<typeof areasFor>[0]) => areasFor(role).map(({ label }) => label);

describe('the top navigation', () => {
  it('SH-109 SH-110: shows Overview, Launch, Results, Issues and Services to customers and test managers, in this order', () => {
    const order = ['Overview', 'Launch', 'Results', 'Issues', 'Services'];
    expect([labels('customer'), labels('test_manager')]).toEqual([order, order]);
  });

  it('SH-111 SH-112 SH-113 SH-114: hides Overview, Launch, Issues and Services from community test managers', () => {
    expect(labels('community_test_manager')).toEqual(['Results']);
  });

  it('leads from an address that was not found to its list', () => {
    expect(
      ['/results/x', '/issues/x', '/launch/x', '/organization-settings/integrations/x', '/auto-export-settings/x', '/nowhere'].map(listOf),
    ).toEqual([
      { label: 'All results', href: '/results' },
      { label: 'All issues', href: '/issues' },
      { label: 'Launch a test', href: '/launch' },
      { label: 'All integrations', href: '/organization-settings/integrations' },
      { label: 'All results', href: '/results' },
      undefined,
    ]);
  });

  it('marks the area of an address', () => {
    expect(
      ['/issues/1', '/resultsx', '/launch', '/test_managers/advanced_tests/1/launch_child', '/organization-settings'].map(areaOf),
    ).toEqual(['issues', undefined, 'launch', 'launch', undefined]);
  });
});

describe('role redirects', () => {
  it('SH-104 SH-350: sends a community test manager to results from everywhere else', () => {
    const paths = ['/', '/overview', '/launch', '/issues/1', '/organization-user/credit-usage', '/nowhere', '/results-of-others'];
    expect(paths.map((path) => redirectFor('community_test_manager', path))).toEqual(paths.map(() => '/results'));
    expect(['/results', '/results/1/testers', '/results/nowhere'].map((path) => redirectFor('community_test_manager', path))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('reads an address as the router does, whatever the case of its letters', () => {
    const supervised = '/TEST_managers/advanced_tests/1/launch_child';
    expect([
      redirectFor('customer', supervised),
      redirectFor('customer', '/Test_Managers'),
      redirectFor('test_manager', supervised),
    ]).toEqual(['/launch', '/launch', null]);
    expect(['/Results', '/RESULTS/1', '/ISSUES'].map((path) => redirectFor('community_test_manager', path))).toEqual([
      null,
      null,
      '/results',
    ]);
    expect(['/Issues/1', '/TEST-requests/a/1'].map(areaOf)).toEqual(['issues', 'launch']);
  });

  it.each(['launch_child', 'launch_child/preview', 'launch_several'])(
    'SH-337 LA-132 LA-466: sends a customer from the supervised launch to launch, a moderator to results, and a test manager nowhere: %s',
    (page) => {
      const path = `/test_managers/advanced_tests/1/${page}`;
      expect((['customer', 'community_test_manager', 'test_manager'] as const).map((role) => redirectFor(role, path))).toEqual([
        '/launch',
        '/results',
        null,
      ]);
    },
  );

  it('SH-049 SH-050: starts at overview, or at results for community test managers', () => {
    expect([redirectFor('customer', '/'), redirectFor('test_manager', '/'), homeOf('community_test_manager')]).toEqual([
      '/overview',
      '/overview',
      '/results',
    ]);
  });
});

describe('the trial banner', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const after = (hours: number) => trialNotice({ finishesAt: new Date(now + hours * 3_600_000).toISOString(), finishedAt: null }, now);

  it('SH-039: counts whole days, rounded up', () => {
    expect([after(1), after(24), after(25), after(24 * 10)].map(({ words }) => words)).toEqual([
      '1 day left in your trial',
      '1 day left in your trial',
      '2 days left in your trial',
      '10 days left in your trial',
    ]);
  });

  it('SH-464 SH-251 SH-252: turns to danger at two days, not at three', () => {
    expect([after(48).isDanger, after(49).isDanger]).toEqual([true, false]);
  });

  it('SH-250: is over at zero days, and when it was ended', () => {
    const over = { words: 'Your trial has expired', isDanger: true };
    const ended = trialNotice({ finishesAt: new Date(now + 1e9).toISOString(), finishedAt: new Date(now).toISOString() }, now);
    expect([after(0), after(-5), ended]).toEqual([over, over, over]);
  });
});

describe('notifications', () => {
  it('follow only links into the portal and to web addresses', () => {
    expect(
      ['/results/1', 'https://example.com/a', '//evil.example', '/\\evil', 'javascript:alert(1)', 'data:text/html,x', '', null].map(
        followable,
      ),
    ).toEqual(['/results/1', 'https://example.com/a', null, null, null, null, null, null]);
  });

  it('SH-427: are shown unless they are internal errors', () => {
    expect(['internal_error', 'results_published', 'anything'].map((kind) => isForReporting({ kind }))).toEqual([true, false, false]);
  });
});
