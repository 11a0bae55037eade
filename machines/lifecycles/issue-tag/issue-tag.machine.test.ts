import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { next, refusalOf } from '#machines/lib/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { issueTagLifecycle, issueTagMachine } from './issue-tag.machine.ts';
import type { IssueTagRow } from './issue-tag.types.ts';
import { issueTagSamples } from './issue-tag.builders.ts';

const live: IssueTagRow = { state: 'live', name: 'payments' };
const deleted: IssueTagRow = { ...live, state: 'deleted' };
const actor = { role: 'customer', userId: 'u1' } as const;
const rename = (name: string) => ({ type: 'tag.rename', name, actor }) as const;
const names = [rename(''), rename('x'.repeat(31))];

describe('tag of issues', () => {
  it('takes every transition', () => expect(walk(issueTagMachine, issueTagSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(issueTagLifecycle, [live, deleted], names)).toEqual([]));

  it('who may do what', () =>
    expect([live, deleted].map((row) => whoMay(issueTagLifecycle, row))).toEqual([
      { 'tag.rename': 'CT', 'tag.delete': 'CT' },
      { 'tag.restore': 'CT' },
    ]));

  it.each([
    ['   ', 'blank', 'A tag needs a name.'],
    ['x'.repeat(31), 'too_long', 'Tag name cannot be more than 30 characters'],
  ])('RE-565: refuses the name %j', (name, code, message) =>
    expect(refusalOf(issueTagLifecycle, live, rename(name))).toEqual({ code, message, path: ['name'] }),
  );

  it('RE-794: takes a name of exactly 30 characters, without blanks around it', () =>
    expect(next(issueTagLifecycle, live, rename(` ${'x'.repeat(30)} `))).toEqual({ row: { name: 'x'.repeat(30) }, changed: true }));

  it('is not found a second time', () =>
    expect(refusalOf(issueTagLifecycle, deleted, { type: 'tag.delete', actor })?.code).toBe('not_found'));
});
