import { describe, expect, it } from 'vitest';
import { contractOf } from '#tests/support/contract.ts';

const cloud = contractOf('jira-cloud');
const site = 'https://shop.atlassian.net';

describe('the check of a request against a contract', () => {
  it('takes what the contract has', () => {
    expect(cloud.faultsOf({ url: `${site}/rest/api/3/project/search?startAt=0&maxResults=50&orderBy=name&action=create` })).toEqual([]);
    expect(cloud.faultsOf({ url: `${site}/rest/api/3/issue/createmeta/WEB/issuetypes/10001?startAt=50` })).toEqual([]);
  });

  it.each([
    ['/rest/api/3/issue/createmeta', 'GET /rest/api/3/issue/createmeta is deprecated'],
    ['/rest/api/3/project/search?maxResults=500', 'GET /rest/api/3/project/search: maxResults is more than 100'],
    ['/rest/api/3/project/search?maxResults=many', 'GET /rest/api/3/project/search: maxResults is no integer'],
    ['/rest/api/3/project/search?action=destroy', 'GET /rest/api/3/project/search: action is none of view, browse, edit, create'],
    ['/rest/api/3/project/search?token=x', 'GET /rest/api/3/project/search: token is no parameter'],
  ])('finds what is wrong with %s', (path, fault) => {
    expect(cloud.faultsOf({ url: `${site}${path}` })).toEqual([fault]);
  });

  it('finds another method', () => {
    expect(cloud.faultsOf({ method: 'DELETE', url: `${site}/rest/api/3/myself` })).toEqual([
      'DELETE /rest/api/3/myself is not in jira-cloud',
    ]);
  });
});
