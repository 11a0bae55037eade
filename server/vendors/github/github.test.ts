import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import type { Incoming } from '../guarded-fetch/guarded-fetch.ts';
import { vendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import { github, githubApi, nextPage } from './github.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const open = () => vendorCall({ vendor: 'github', fetch: guardedFetch({ standIns: standIns.origins }), pause: async () => undefined });
const own = (token: string = demoAccess.github.secret) => github(open(), { site: '', token });
const enterprise = () => github(open(), { site: demoAccess.githubServer.site, token: demoAccess.githubServer.secret });
const fault = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof VendorError ? `${error.fault}: ${error.message}` : error),
  );

describe('GitHub', () => {
  it.each(['github.com', 'a server of one’s own'])(
    'gives the repositories that can be written to and take issues, of %s',
    async (which) => {
      const found = await (which === 'github.com' ? own() : enterprise()).repositories();
      expect(found.slice(0, 3).map(({ fullName }) => fullName)).toEqual([
        'northwind/checkout',
        'northwind/mobile-app',
        'northwind/service-001',
      ]);
      expect(found).toHaveLength(55);
    },
  );

  it('follows its links to the last page', async () => {
    const labels = await own().labels('northwind/service-001');
    expect([labels.length, labels[0], labels.at(-1)]).toEqual([130, 'label 1', 'label 130']);
  });

  it('knows whose token it is, and what it is for', async () => {
    expect(await own().check()).toEqual({ login: 'maya-okafor', scopes: ['repo', 'read:org'] });
  });

  it('says that a token is not taken, and that a repository is not there', async () => {
    expect(await fault(own('another').check())).toMatch(/^unauthorized/u);
    expect(await fault(own().labels('northwind/none'))).toMatch(/^not_found/u);
  });

  it('asks for nothing beside the repository that is named', async () => {
    for (const name of ['northwind', 'a/b/c', '../user', 'northwind/..', 'a/b?per_page=1', 'a/b#c', 'a/%2e%2e'])
      expect(await fault(own().labels(name))).toMatch(/^not_found/u);
  });

  it('finds its API: at home, and below a server of one’s own', () => {
    expect(['', 'https://github.com/', 'https://api.github.com', 'https://ghe.test/', 'https://ghe.test/api/v3'].map(githubApi)).toEqual([
      'https://api.github.com',
      'https://api.github.com',
      'https://api.github.com',
      'https://ghe.test/api/v3',
      'https://ghe.test/api/v3',
    ]);
  });

  it('takes its token to no other host', () => {
    const api = 'https://api.github.com';
    expect([
      nextPage('<https://api.github.com/user/repos?page=2>; rel="next", <https://api.github.com/user/repos?page=9>; rel="last"', api),
      nextPage('<https://api.github.com/user/repos?page=1>; rel="prev", <https://api.github.com/user/repos?page=3>; rel="next"', api),
      nextPage('<https://evil.test/user/repos?page=2>; rel="next"', api),
      nextPage('<https://api.github.com/user/repos?page=1>; rel="first"', api),
      nextPage(undefined, api),
    ]).toEqual(['https://api.github.com/user/repos?page=2', 'https://api.github.com/user/repos?page=3', null, null, null]);
  });
});

const answering = (answers: Readonly<Record<string, Partial<Incoming>>>) =>
  github(
    vendorCall({
      vendor: 'github',
      now: () => 0,
      pause: async () => undefined,
      fetch: async ({ url }) => ({ status: 200, retryAfter: null, text: '', ...answers[new URL(url).pathname] }),
    }),
    { site: '', token: 'x' },
  );
const user = { text: '{"login":"ann"}' };
const repository = { id: 1, full_name: 'a/b', has_issues: true, permissions: { push: true } };
const repositories = (more: object) => ({ text: JSON.stringify([{ ...repository, ...more }]) });

describe('the check of a token', () => {
  it('is content with a fine-grained token that can write somewhere', async () => {
    expect(await answering({ '/user': user, '/user/repos': repositories({}) }).check()).toEqual({ login: 'ann', scopes: null });
  });

  it.each([
    ['a scope', { '/user': { ...user, headers: { 'x-oauth-scopes': 'gist' } } }, 'It needs the scope "repo".'],
    ['the right to write', { '/user': user, '/user/repos': repositories({ permissions: { push: false } }) }, 'can write to no repository'],
    ['a repository with issues', { '/user': user, '/user/repos': repositories({ has_issues: false }) }, 'can write to no repository'],
    ['a living repository', { '/user': user, '/user/repos': repositories({ archived: true }) }, 'can write to no repository'],
  ])('names what is missing: %s', async (_, answers, words) => {
    expect(await fault(answering(answers).check())).toContain(words);
  });

  it('takes a used-up limit for busy, not for a refusal', async () => {
    const limited = { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' } };
    expect(await fault(answering({ '/user': limited }).check())).toBe('busy: GitHub is busy. Please try again in 60 seconds.');
    expect(await fault(answering({ '/user': { status: 403 } }).check())).toMatch(/^forbidden/u);
  });
});
