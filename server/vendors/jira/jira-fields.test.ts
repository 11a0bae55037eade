import { describe, expect, it } from 'vitest';
import { fieldValue } from './jira-fields.ts';
import type { JiraField } from './jira.schemas.ts';

const field = (more: Partial<JiraField>): JiraField => ({
  id: 'customfield_1',
  name: 'Steps',
  required: false,
  type: 'string',
  isCustom: true,
  isLong: false,
  hasDefault: false,
  allowedValues: [],
  ...more,
});
const long = field({ isLong: true });
const hostile = '[~admin] !https://evil.test/x.png!\n{noformat}h1. Big{noformat}';

describe('a text in a mapped field of Jira', () => {
  it('is no markup in Data Center, which renders long fields as a wiki', () => {
    expect(fieldValue(long, hostile, 'data_center')).toBe(
      '{noformat}\n[~admin] !https://evil.test/x.png!\n{\u200Bnoformat}h1. Big{\u200Bnoformat}\n{noformat}',
    );
  });

  it('keeps its lines in Cloud, which takes a document', () => {
    expect(fieldValue(long, 'one\ntwo\n\nthree', 'cloud')).toEqual({
      version: 1,
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'three' }] },
      ],
    });
  });

  it.each(['cloud', 'data_center'] as const)('is no longer than Jira takes, and is whole characters, in %s', (edition) => {
    const written = JSON.stringify(fieldValue(long, '🐞'.repeat(40_000), edition));
    expect([written.length < 32_767, written.isWellFormed(), /shortened; the whole text is in Muster/u.test(written)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(fieldValue(field({}), `${'a'.repeat(254)}🐞 more`, edition)).toBe(`${'a'.repeat(254)}…`);
  });

  it('is cut into labels without empty or endless ones', () => {
    const labels = fieldValue(field({ type: 'array:string' }), `, pay, ${'x'.repeat(300)}`, 'cloud');
    expect(labels).toEqual(['pay', `${'x'.repeat(254)}…`]);
  });
});
