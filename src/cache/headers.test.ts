import { expect, it } from 'vitest';
import { callHeaders, readOverride } from './headers.ts';

it.each([
  ['', null],
  ['a=b; account_override_token=', null],
  ['account_override_token=a.b-c.d_e', 'a.b-c.d_e'],
  ['x=1; account_override_token=a%2Eb; y=2', 'a.b'],
  ['account_override_token=forged', 'forged'],
  ['account_override_token=%E0%A4%A', 'unreadable'],
  ['account_override_token=%', 'unreadable'],
  ['account_override_token=%0d%0aX-Evil%3A1', 'unreadable'],
  ['account_override_token=%00', 'unreadable'],
  ['account_override_token=\u0161', 'unreadable'],
])('reads the leave of the cookie %j as %j, and a call can carry it', (cookies, read) => {
  const override = readOverride(cookies);
  expect(override).toBe(read);
  const headers = callHeaders({ token: null, organizationPublicId: null, override });
  expect(new Headers(headers).get('x-account-override')).toBe(read);
});
