import { describe, expect, it } from 'vitest';
import { readKeptSettings } from '#machines/flows/integrations/configure-integration.ts';
import { emptyJira } from '#schema/rules/integrations/jira.ts';
import { chosenSource, fixed, kindOf, mappingOf, withMapping } from './jira-mapping.rules.ts';

const values = { ...emptyJira, projectKey: 'WEB', issuetypeName: 'Bug' };
const severity = { externalId: 'f1', name: 'Severity', type: 'option', required: true, allowedValues: ['S1', 'S2'] };
const steps = { ...severity, externalId: 'f2', name: 'Steps', type: 'string', allowedValues: [] };

describe('what a field of Jira is filled with', () => {
  it('is nothing, a field of the portal, or always the same value', () => {
    const filled = { ...values, ...withMapping(values, severity, { gatField: null, defaultValue: 'S2' }) };
    const both = { ...filled, ...withMapping(filled, steps, { gatField: 'steps', defaultValue: null }) };
    expect(['f1', 'f2', 'f3'].map((id) => chosenSource(mappingOf(both, id)))).toEqual([fixed, 'steps', null]);
    expect(mappingOf(both, 'f1')).toEqual({ gatField: null, type: 'option', allowedValues: ['S1', 'S2'], defaultValue: 'S2' });
    expect(mappingOf({ ...both, issuetypeName: 'Task' }, 'f1')).toBeNull();
  });

  it('is read again from a device as it was', () => {
    const typed = withMapping(values, severity, { gatField: null, defaultValue: 'S2' });
    expect(readKeptSettings('jira', JSON.parse(JSON.stringify({ typed, unread: [] })))).toEqual({ typed, unread: [] });
  });

  it('has a type in words', () => {
    expect(['string', 'option', 'array:option', 'sd-feedback'].map(kindOf)).toEqual([
      'Text',
      'One of a list',
      'Some of a list',
      'sd-feedback',
    ]);
  });
});
