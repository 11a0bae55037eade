import { describe, expect, it } from 'vitest';
import { githubProblems, readGithubParams } from './github.ts';

describe('the parameters of GitHub', () => {
  it('need a token; the site is github.com unless one is named', () => {
    expect(githubProblems(readGithubParams({ access_token: ' t ' }))).toEqual([]);
    expect(readGithubParams({ site: null, access_token: ' t ' })).toEqual({ site: '', access_token: 't' });
    expect(githubProblems(readGithubParams(null)).map(({ path, code }) => [path, code])).toEqual([['access_token', 'blank']]);
  });

  it('take a server of one’s own over https alone', () => {
    expect(githubProblems({ site: 'https://github.shop.test', access_token: 't' })).toEqual([]);
    expect(githubProblems({ site: 'http://github.shop.test', access_token: 't' }).map(({ path, message }) => [path, message])).toEqual([
      ['site', 'site URL must start with https'],
    ]);
  });
});
