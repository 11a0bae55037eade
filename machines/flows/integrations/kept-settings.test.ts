import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { each, faultsOf, maybe, readingFaults, spoiled, text, yes } from '#schema/rules/fit.builders.ts';
import type { Shape } from '#schema/rules/fit.builders.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { readKeptSettings } from './configure-integration.ts';

const mapping = { gatField: null, type: 'option', allowedValues: ['S1', 'S2'], defaultValue: 'S1' };
const saved = {
  typed: {
    site: 'https://shop.atlassian.net',
    username: 'ann@shop.test',
    critical: 'Blocker',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    useDefaultExportSettings: true,
    projectKey: 'WEB',
    issuetypeName: 'Bug',
    labels: ['crowd'],
    customFieldsMapping: { WEB: { Bug: { customfield_1: mapping } } },
  },
  unread: [{ field: 'board', of: '', value: ['Ben'] }],
};
const shapes: Readonly<Record<string, Shape>> = {
  useDefaultExportSettings: yes,
  labels: [text],
  customFieldsMapping: each(each(each({ gatField: maybe(text), type: text, allowedValues: [text], defaultValue: maybe(text) }))),
};
const fits = (shape: Shape, value: unknown): boolean => readingFaults(value, (same) => same, shape).length === 0;
const shape: Shape = {
  typed: (typed) => isRecord(typed) && Object.entries(typed).every(([field, value]) => fits(shapes[field] ?? text, value)),
  unread: unreadShape,
};
const read = (kept: unknown) => readKeptSettings('jira', kept);

describe('kept settings of an integration', () => {
  it('are kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(read(saved)).toEqual(saved);
    expect(faultsOf(saved, read, shape)).toEqual([]);
  });

  it('read the same when they are kept again', () => {
    fc.assert(
      fc.property(spoiled(saved), (kept) => {
        expect(readingFaults(kept, read, shape)).toEqual([]);
        expect(read(JSON.parse(JSON.stringify(read(kept))))).toEqual(read(kept));
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('never hold a secret, whoever wrote it there', () => {
    expect(readKeptSettings('testrail', { typed: { site: 'https://a.test', apiKey: 'secret' } })).toEqual({
      typed: { site: 'https://a.test' },
      unread: [],
    });
  });
});
