import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/tree.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { accountEntries } from '../viewer/account.rules.ts';
import { areasFor } from '../viewer/areas.rules.ts';
import { actsOf, placesFor, placesNamed } from './places.rules.ts';

const links = { helpCenterUrl: 'https://help.example', adminUrl: 'https://admin.example' };
const placesOf = (role: Role, isOperator = false, launches = true, talks = true) =>
  placesFor(areasFor(role), accountEntries({ role, creditModelAccess: true, isOperator, ...links }), { role, launches, talks });
const named = (query: string, role: Role = 'customer', isOperator = false) =>
  placesNamed(placesOf(role, isOperator), query).map(({ label, href }) => [label, href]);

describe('places', () => {
  it('are only what the role may open', () => {
    expect(placesOf('community_test_manager').map(({ label }) => label)).toEqual([
      'Results',
      'Results to moderate',
      'Notification settings',
      'My chats',
      'Logout',
    ]);
    expect(placesNamed(placesOf('community_test_manager'), ' RES ')).toEqual([
      { id: '/results', label: 'Results', href: '/results', keys: 'g r' },
      expect.objectContaining({ label: 'Results to moderate', href: '/results/waiting' }),
    ]);
    expect(named('moderate', 'community_test_manager')).toEqual([['Results to moderate', '/results/waiting']]);
    expect(named('moderate')).toEqual([]);
    expect([named('operator'), named('operator', 'test_manager', true)[0]]).toEqual([[], ['Operator', '/operator']]);
    expect(placesNamed(placesOf('customer', false, false), 'launch').map(({ label }) => label)).toEqual(['Launch']);
    expect(placesNamed(placesOf('customer', false, false), 'clone')).toEqual([]);
  });

  it('lead an operator to each page of their desk', () => {
    const pages = textOf('src/routes/_app.operator.$page.tsx').matchAll(/^ {2}'?([\w-]+)'?: part\(/gmu);
    const routes = ['/operator', ...[...pages].map(([, page]) => `/operator/${page}`)];
    expect(routes.length).toBe(13);
    const led = placesOf('test_manager', true).map(({ href }) => href);
    expect(routes.filter((route) => !led.includes(route))).toEqual([]);
    expect(placesOf('test_manager').filter(({ href }) => href?.startsWith('/operator'))).toEqual([]);
  });

  it('are found by their name, by other words for them, and by those that begin with what was typed first', () => {
    expect(named('launch')[0]).toEqual(['Launch', '/launch']);
    expect(named('launch a test')).toEqual([['Launch a test', '/launch']]);
    expect(named('jira')).toEqual([['Jira settings', '/organization-settings/integrations/jira']]);
    expect(named('password')).toEqual([['Sign-in settings', '/organization-user-settings/sign-in']]);
    expect(named('set')[0]?.[0]).toBe('Auto-export settings');
    expect(named('set').map(([label]) => label)).toContain('Notification settings');
  });

  it('forgive one slip in a word, where nothing is written so', () => {
    expect(named('lanch')).toEqual(named('launch').filter(([label]) => String(label).startsWith('Launch')));
    expect(named('jiar')).toEqual(named('jira'));
    expect(named('intergrations').length).toBeGreaterThan(0);
    expect(named('notificatons')).toEqual([['Notification settings', '/organization-user-settings/notifications']]);
    expect([named('jzr'), named('zzzz')]).toEqual([[], []]);
  });

  /** What was meant, and how it is mistyped: letters that changed places, a letter left out, one typed twice, another one. */
  it.each([
    ['copy', ['ocpy', 'cpoy', 'coyp'], ['cpy', 'coy'], ['ccopy', 'copyy'], ['xopy', 'cipy', 'coly', 'copt']],
    ['team', ['etam', 'taem', 'tema'], ['tam', 'tem'], ['teeam', 'teamm'], ['yeam', 'twam', 'tesm', 'tean']],
    ['start', ['satrt', 'strat', 'statr'], ['sart', 'stat'], ['sttart', 'startt'], ['atart', 'stsrt', 'stary']],
    [
      'people',
      ['epople', 'poeple', 'peolpe', 'peopel'],
      ['pople', 'peple', 'peopl'],
      ['peeople', 'peoplee'],
      ['oeople', 'pwople', 'peopke'],
    ],
    ['notifications', ['notificatoins', 'ontifications'], ['notifcations'], ['nottifications'], ['motifications', 'notificatiobs']],
  ])('are found by %s with one slip', (meant, ...typed) => {
    const wanted = named(meant);
    expect(wanted).not.toEqual([]);
    expect(typed.flat().filter((each) => !wanted.every(([label]) => named(each).some(([own]) => own === label)))).toEqual([]);
  });
});

describe('acts of a screen', () => {
  const keys = [
    { keys: 'g r', label: 'results' },
    { keys: '1', label: 'accept', act: 'Accept this issue', refusal: () => 'It has been accepted.' },
    { keys: '3', label: 'reject', act: 'Reject this issue', refusal: () => null },
    { keys: 'x', label: 'select' },
  ];

  it('are what its keys do, with what the chart says against them', () => {
    expect(actsOf(keys, (key) => key !== 'x')).toEqual([
      { id: '1', label: 'Accept this issue', keys: '1', also: 'accept', disabledReason: 'It has been accepted.' },
      { id: '3', label: 'Reject this issue', keys: '3', also: 'reject', disabledReason: null },
    ]);
    expect(actsOf(keys, () => true).map(({ label }) => label)).toEqual(['Accept this issue', 'Reject this issue', 'Select']);
  });

  it('stand last where they are refused', () => {
    expect(
      placesNamed(
        actsOf(keys, () => true),
        'this issue',
      ).map(({ label }) => label),
    ).toEqual(['Reject this issue', 'Accept this issue']);
  });
});
