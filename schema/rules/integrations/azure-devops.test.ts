import { azureTexts } from '#schema/vocabulary/trackers.ts';
import { describe, expect, it } from 'vitest';
import {
  azureDevopsProblems,
  emptyAzureDevops,
  fromAzureDevopsParams,
  isTypedIn,
  organizationIn,
  switchedAzureDevops,
  toAzureDevopsParams,
} from './azure-devops.ts';
import type { AzureDevopsValues } from './azure-devops.ts';

const cloud: AzureDevopsValues = { ...emptyAzureDevops, organization: 'northwind', credentialsKey: 'key-1' };
const server: AzureDevopsValues = {
  ...emptyAzureDevops,
  isHosted: false,
  site: 'https://devops.northwind.test',
  contextPath: 'tfs/Shop',
  username: 'maya',
  accessToken: 'token',
};
const problemsOf = (values: AzureDevopsValues) => azureDevopsProblems(values).map(({ path, code, message }) => [path, code, message]);

describe('the settings of Azure DevOps', () => {
  it('LA-415: begin at the host of the cloud', () => {
    expect([emptyAzureDevops.isHosted, emptyAzureDevops.site]).toEqual([true, 'https://dev.azure.com']);
    expect(fromAzureDevopsParams({ organization: 'northwind' }).site).toBe('https://dev.azure.com');
  });

  it('are complete with an organization and a sign-in, or with a server, a person and a token', () => {
    expect([problemsOf(cloud), problemsOf(server)]).toEqual([[], []]);
  });

  it('LA-270: in the cloud nothing is saved without a new sign-in', () => {
    expect(problemsOf({ ...cloud, credentialsKey: '' })).toEqual([['credentialsKey', 'blank', azureTexts.signInFirst]]);
  });

  it('LA-414: on a server of one’s own the site is required, and so is everything else', () => {
    const blank = "can't be blank";
    expect(problemsOf({ ...server, site: ' ', contextPath: '', username: '', accessToken: '' })).toEqual([
      ['site', 'blank', blank],
      ['contextPath', 'blank', blank],
      ['username', 'blank', blank],
      ['accessToken', 'blank', blank],
    ]);
    expect(problemsOf({ ...cloud, organization: ' ' })).toEqual([['organization', 'blank', blank]]);
  });

  it.each([
    ['http://devops.northwind.test', 'site URL must start with https'],
    ['https://dev.azure.com/northwind', azureTexts.isCloud],
  ])('a server is not at %s', (site, message) => {
    expect(problemsOf({ ...server, site })).toEqual([['site', 'invalid', message]]);
  });

  it.each(['/', '../admin', 'tfs/..', 'a?b', 'a#b', 'a\\b'])('a collection is not at %j', (contextPath) => {
    expect(problemsOf({ ...server, contextPath })).toEqual([['contextPath', 'invalid', azureTexts.noContextPath]]);
  });

  it('take the address of an organization for its name', () => {
    expect(
      [
        'northwind',
        ' north-wind ',
        'https://dev.azure.com/northwind/',
        'https://dev.azure.com/northwind/Shop/_workitems',
        'https://northwind.visualstudio.com',
      ].map(organizationIn),
    ).toEqual(['northwind', 'north-wind', 'northwind', 'northwind', 'northwind']);
    for (const organization of ['north wind', 'a/b', 'https://evil.test/northwind', '-a', 'a-', 'x'.repeat(51), '..'])
      expect(problemsOf({ ...cloud, organization })).toEqual([['organization', 'invalid', azureTexts.noOrganization]]);
  });

  it('LA-197: are sent in the words of the specification, those of one way in alone', () => {
    expect(toAzureDevopsParams({ ...cloud, organization: 'https://dev.azure.com/northwind', username: 'left over' })).toEqual({
      site: 'https://dev.azure.com',
      organization: 'northwind',
      credentialsKey: 'key-1',
    });
    expect(toAzureDevopsParams({ ...server, contextPath: '/tfs / Shop/', organization: 'left over' })).toEqual({
      site: 'https://devops.northwind.test',
      contextPath: 'tfs/Shop',
      username: 'maya',
      accessToken: 'token',
    });
  });

  it('are read back as they were sent', () => {
    for (const values of [cloud, server]) expect(fromAzureDevopsParams(toAzureDevopsParams(values))).toEqual(values);
    expect(fromAzureDevopsParams({ site: 7, organization: [] })).toEqual({ ...emptyAzureDevops, isHosted: false, site: '' });
  });
});

describe('the switch ‘hosted on Azure’', () => {
  const known = { site: 'https://devops.northwind.test', contextPath: 'tfs/Shop', username: 'maya' };

  it('LA-271: resets the form', () => {
    expect(switchedAzureDevops(false, null)).toEqual({ ...emptyAzureDevops, isHosted: false, site: '' });
    expect(switchedAzureDevops(true, null)).toEqual(emptyAzureDevops);
    expect(switchedAzureDevops(true, known)).toEqual(emptyAzureDevops);
  });

  it('comes back to what the server has', () => {
    expect(switchedAzureDevops(false, known)).toEqual({ ...server, accessToken: '' });
  });

  it('knows whether anything typed is lost by it', () => {
    expect([
      isTypedIn(emptyAzureDevops, null),
      isTypedIn(cloud, null),
      isTypedIn(server, known),
      isTypedIn({ ...server, accessToken: '' }, known),
    ]).toEqual([false, true, true, false]);
  });
});
