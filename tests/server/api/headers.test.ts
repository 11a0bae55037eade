import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const expected = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

describe('the headers that keep an answer safe', () => {
  it.each([
    ['the API', 'POST', '/api/customer_portal'],
    ['a refused method', 'GET', '/api/customer_portal'],
    ['the crowd gateway', 'POST', '/api/crowd'],
    ['the discovery of the local provider', 'GET', '/oidc/.well-known/openid-configuration'],
    ['the page', 'GET', '/'],
    ['an address that is not there', 'GET', '/assets/nowhere.js'],
  ])('are sent with %s', async (_, method, path) => {
    const { headers } = await fetch(`${portal.url}${path}`, { method, redirect: 'manual' });
    expect(Object.fromEntries(headers)).toMatchObject(expected);
    expect(headers.get('x-frame-options')).toMatch(/^(?:SAMEORIGIN|DENY)$/u);
    expect(headers.get('content-type')).toMatch(/^(?:text\/\w+|application\/json|application\/graphql-response\+json); charset=utf-8$/u);
  });
});
