import { describe, expect, it } from 'vitest';
import { readKeptSettings } from '#machines/flows/integrations/configure-integration.ts';
import { emptyJira } from '#schema/rules/integrations/jira.ts';
import { chosenFill, chosenSource, fixed, jiraAnew, kindOf, mappingOf, withMapping } from './field-mapping.rules.ts';

const values = { ...emptyJira, projectKey: 'WEB', issuetypeName: 'Bug' };
const severity = { externalId: 'f1', name: 'Severity', type: 'option', required: true, allowedValues: ['S1', 'S2'] };
const steps = { ...severity, externalId: 'f2', name: 'Steps', type: 'string', allowedValues: [] };

describe('what a field of Jira is filled with', () => {
  it('is nothing, a field of the portal, or always the same value', () => {
    const filled = { ...values, ...withMapping(values, severity, { gatField: null, defaultValue: 'S2' }) };
    const both = { ...filled, ...withMapping(filled, steps, { gatField: 'steps', defaultValue: null }) };
    expect(['f1', 'f2', 'f3'].map((id) => chosenSource(mappingOf(both, id)))).toEqual([fixed, 'steps', null]);
    expect(mappingOf(both, 'f1')).toEqual({
      name: 'Severity',
      gatField: null,
      type: 'option',
      allowedValues: ['S1', 'S2'],
      defaultValue: 'S2',
    });
    expect(mappingOf({ ...both, issuetypeName: 'Task' }, 'f1')).toBeNull();
  });

  it('is what the choice says', () => {
    expect(['', fixed, 'steps'].map(chosenFill)).toEqual([
      { gatField: null, defaultValue: null },
      { gatField: null, defaultValue: '' },
      { gatField: 'steps', defaultValue: null },
    ]);
  });

  it('is chosen anew where the field or its value is gone; where the type or the project is gone, so are they', () => {
    const both = { ...values, ...withMapping(values, severity, { gatField: null, defaultValue: 'S2' }) };
    const filled = { ...both, ...withMapping(both, steps, { gatField: 'steps', defaultValue: null }) };
    const place = { project: 'WEB', place: 'WEB', issueType: 'Bug', drift: [{ kind: 'value', fieldId: 'f1' }] } as const;
    const anew = jiraAnew(filled, place, 'map');
    expect([Object.keys(anew.customFieldsMapping['WEB']?.['Bug'] ?? {}), anew.projectKey, anew.issuetypeName]).toEqual([
      ['f2'],
      'WEB',
      'Bug',
    ]);
    const noType = jiraAnew(filled, { ...place, drift: [{ kind: 'type' }] }, 'forget');
    expect([noType.customFieldsMapping, noType.projectKey, noType.issuetypeName]).toEqual([{ WEB: { Bug: {} } }, 'WEB', '']);
    expect(jiraAnew(filled, { ...place, drift: [{ kind: 'project' }] }, 'forget').projectKey).toBe('');
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
