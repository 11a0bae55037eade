import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedSince, callEarly, fetchAfterEarly } from './early-calls.ts';

const organization = '0b6f';
const who = '{"operationName":"Who"}';
const list = '{"operationName":"List"}';
const asked = { path: '/api', who, pages: { '/results': [list] } };

const hold = (seconds: number): void => {
  localStorage.setItem('isAuthenticated', 'true');
  const held = { access_token: 'mine', expires_at: Date.now() / 1_000 + seconds };
  sessionStorage.setItem('oidc.user:issuer:portal', JSON.stringify(held));
};

/** Answers who is asking with an organization, and all else with how often anything was asked. */
const answering = () => {
  let calls = 0;
  return vi.fn<typeof fetch>(async (_address, init) => {
    calls += 1;
    const data = init?.body === who ? { getCurrentOrganizationUser: { organization: { publicId: organization } } } : { calls };
    return Response.json({ data });
  });
};

const call = async (body: string, headers: Record<string, string>): Promise<unknown> =>
  (await (await fetchAfterEarly('/api', { method: 'POST', headers: { authorization: 'Bearer mine', ...headers }, body })).json()).data;

const inside = { 'x-organization-public-id': organization };
let server = answering();

beforeEach(() => {
  server = answering();
  vi.stubGlobal('fetch', server);
  history.replaceState(null, '', '/results');
  hold(600);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'earlyCalls');
});

const early = async (): Promise<number> => {
  callEarly(asked);
  await new Promise((resolve) => setTimeout(resolve, 10));
  return server.mock.calls.length;
};

it('asks who is there, then what the page asks first, in the name of their organization; the program takes each answer once', async () => {
  expect(await early()).toBe(2);
  expect(new Headers(server.mock.calls[1]?.[1]?.headers).get('x-organization-public-id')).toBe(organization);
  expect(await call(who, {})).toEqual({ getCurrentOrganizationUser: { organization: { publicId: organization } } });
  expect(await call(who, inside)).toEqual({ getCurrentOrganizationUser: { organization: { publicId: organization } } });
  expect(await call(list, inside)).toEqual({ calls: 2 });
  expect(server).toHaveBeenCalledTimes(2);
  expect(await call(list, inside)).toEqual({ calls: 3 });
});

it('reads to its end what nobody takes', async () => {
  await early();
  const came = await Promise.all(server.mock.results.map(({ value }) => value));
  expect(came.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

it('gives no answer to another token, to another organization, to other words, or to whom support acts for', async () => {
  await early();
  const others: readonly [string, Record<string, string>][] = [
    [list, { ...inside, authorization: 'Bearer theirs' }],
    [list, { 'x-organization-public-id': 'other' }],
    [`${list} `, inside],
    [list, { ...inside, 'x-account-override': 'leave' }],
  ];
  for (const [body, headers] of others) expect(await call(body, headers)).not.toEqual({ calls: 2 });
});

it('gives no answer that is older than ten seconds, and tells since when the page asks', async () => {
  const from = performance.now();
  await early();
  expect(askedSince()).toBeGreaterThanOrEqual(from);
  expect(askedSince()).toBeLessThan(performance.now() - 5);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
  expect(askedSince()).toBe(performance.now());
  expect(await call(list, inside)).toEqual({ calls: 3 });
});

it('asks again where the early call did not arrive', async () => {
  server.mockRejectedValueOnce(new TypeError('lost'));
  await early();
  expect(await call(who, {})).toEqual({ getCurrentOrganizationUser: { organization: { publicId: organization } } });
});

it.each([
  ['nobody is signed in', () => localStorage.setItem('isAuthenticated', 'false')],
  ['this tab holds nothing', () => sessionStorage.clear()],
  ['the token runs out', () => hold(20)],
  ['what is held cannot be read', () => sessionStorage.setItem('oidc.user:issuer:portal', 'nothing')],
  ['somebody signs in or out', () => history.replaceState(null, '', '/auth/logout')],
])('asks nothing where %s', async (_case, arrange) => {
  arrange();
  expect(await early()).toBe(0);
});

it('asks only who is there where the address says what is to be found', async () => {
  history.replaceState(null, '', '/results?find=login');
  expect(await early()).toBe(1);
});
