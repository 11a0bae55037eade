import { describe, expect, it } from 'vitest';
import { emptyJira, jiraProblems } from './jira.ts';
import type { JiraValues } from './jira.ts';
import { fromJiraParams, toJiraParams } from './jira-params.ts';

const good: JiraValues = { ...emptyJira, site: 'https://shop.atlassian.net', username: 'ann@shop.test', accessToken: 'token' };
const known = { site: 'https://shop.atlassian.net' };
const exporting: JiraValues = { ...good, useDefaultExportSettings: true, projectKey: 'WEB', issuetypeName: 'Bug' };
const faults = (values: Partial<JiraValues>, of: { readonly site: string } | null = null) =>
  jiraProblems({ ...good, ...values }, of).map(({ path, message }) => [path, message]);

describe('the settings of Jira', () => {
  it('LA-424 LA-627: begin with the default priorities', () => {
    expect([emptyJira.critical, emptyJira.high, emptyJira.medium, emptyJira.low]).toEqual(['Highest', 'High', 'Medium', 'Low']);
  });

  it('LA-416 LA-417 SH-290 SH-291: need a site that starts with https, in any letter case', () => {
    expect(faults({ site: ' ' })).toEqual([['site', "can't be blank"]]);
    expect(faults({ site: 'http://shop.atlassian.net' })).toEqual([['site', 'site URL must start with https']]);
    expect(faults({ site: 'shop.atlassian.net' })).toEqual([['site', 'site URL must start with https']]);
    expect([faults({ site: 'HTTPS://shop.atlassian.net/' }), faults({ site: ' https://shop.atlassian.net ' })]).toEqual([[], []]);
    for (const site of ['https://', 'https://user@shop.atlassian.net', 'https://shop.atlassian.net?x=1', 'https://a b.test'])
      expect(faults({ site })).toEqual([['site', 'Not a valid site address.']]);
  });

  it('LA-418 SH-292: need a username', () => expect(faults({ username: '  ' })).toEqual([['username', "can't be blank"]]));

  it('LA-419 SH-293 SH-294: need a token the first time, and when the host of the site changes', () => {
    expect(faults({ accessToken: '' })).toEqual([['accessToken', "can't be blank"]]);
    expect(faults({ accessToken: '' }, known)).toEqual([]);
    expect(faults({ accessToken: '', site: 'https://SHOP.atlassian.net/jira/' }, known)).toEqual([]);
    expect(faults({ accessToken: '', site: 'https://shop.atlassian.net.evil.test' }, known)).toEqual([
      ['accessToken', 'Enter the token again: it belongs to the site it was made for.'],
    ]);
  });

  it('LA-421 SH-296 SH-297 SH-298 SH-299: need a priority for each severity', () => {
    expect(faults({ critical: '', high: ' ', medium: '', low: '' })).toEqual([
      ['critical', "Priority can't be blank"],
      ['high', "Priority can't be blank"],
      ['medium', "Priority can't be blank"],
      ['low', "Priority can't be blank"],
    ]);
  });

  it('LA-422: count null as an empty priority', () => {
    const read = fromJiraParams({
      ...toJiraParams(good),
      priority_mappings: { critical: null, high: 'High', medium: 'Medium', low: 'Low' },
    });
    expect(jiraProblems(read, null).map(({ path }) => path)).toEqual(['critical']);
  });

  it('LA-425 LA-426 LA-427 SH-304 SH-305 SH-306: need a project and an issue type for exports, and no label', () => {
    const empty = { useDefaultExportSettings: true };
    expect(faults(empty)).toEqual([
      ['projectKey', "Project can't be blank"],
      ['issuetypeName', "Issue Type can't be blank"],
    ]);
    expect(jiraProblems(exporting, null)).toEqual([]);
  });

  it('refuse labels that Jira does not take, and values that a field does not allow', () => {
    expect(faults({ ...exporting, labels: ['crowd test'] })).toEqual([['labels', 'A label of Jira has no spaces.']]);
    expect(faults({ ...exporting, labels: ['x'.repeat(256)] })).toEqual([['labels', 'A label has at most 255 characters.']]);
    const field = { gatField: null, type: 'option', allowedValues: ['S1'], defaultValue: 'S9' };
    expect(faults({ ...exporting, customFieldsMapping: { WEB: { Bug: { f: field } } } })).toEqual([
      ['customFieldsMapping', 'Choose one of the values that the field allows.'],
    ]);
  });
});

describe('what is sent of the settings of Jira', () => {
  it('LA-519 LA-198 LA-199 SH-220 SH-221 SH-222 SH-223 SH-224 SH-225 SH-226 SH-227 SH-228: is in the words of the API, the token only where one was typed', () => {
    expect(toJiraParams({ ...good, site: ' https://shop.atlassian.net ' })).toEqual({
      site: 'https://shop.atlassian.net',
      username: 'ann@shop.test',
      access_token: 'token',
      priority_mappings: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
      use_default_export_settings: false,
    });
    expect('access_token' in toJiraParams({ ...good, accessToken: ' ' })).toBe(false);
  });

  it('LA-200 LA-201 LA-202 SH-229 SH-230 SH-231 SH-232 SH-233: holds the settings of exports while they are used, by project and issue type', () => {
    const filled = { gatField: null, type: 'option', allowedValues: ['S1'], defaultValue: 'S1' };
    const mapped = {
      ...exporting,
      labels: ['crowd'],
      customFieldsMapping: { WEB: { Bug: { f1: filled, f2: { ...filled, defaultValue: '' } } } },
    };
    expect(toJiraParams(mapped).default_export_settings).toEqual({
      project_key: 'WEB',
      issuetype_name: 'Bug',
      labels: ['crowd'],
      custom_fields_mapping: { WEB: { Bug: { f1: { gat_field: null, type: 'option', allowed_values: ['S1'], default_value: 'S1' } } } },
    });
    const only = { ...mapped, customFieldsMapping: { WEB: { Bug: { f1: filled } } } };
    expect(fromJiraParams(toJiraParams(only))).toEqual(only);
  });

  it('reads whatever was sent or kept', () => {
    for (const strange of [null, 'x', 7, [], { site: 3, priority_mappings: 'x', default_export_settings: [], labels: {} }])
      expect(jiraProblems(fromJiraParams(strange), null).length).toBeGreaterThan(0);
  });
});
