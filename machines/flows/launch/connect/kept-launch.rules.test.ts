import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, maybe, readingFaults, spoiled, text, whole } from '#schema/rules/fit.builders.ts';
import type { Shape } from '#schema/rules/fit.builders.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { readKeptLaunch } from './kept-launch.rules.ts';

const typed = (name: string) => ({
  name,
  description: `${name}, described`,
  applicationUrl: 'https://shop.test',
  credentialsAndAccessInstructions: 'Ask Ann',
  additionalUrlsAndResources: 'https://docs.test',
});
const saved = {
  values: typed('Cart'),
  attempt: { seed: 's1', seen: 2, values: typed('Earlier') },
  unread: [{ field: 'reviewers', of: 'Older', value: ['Ben'] }],
};
const fields = Object.keys(typed(''));
const shape: Shape = {
  values: (values) => isRecord(values) && Object.entries(values).every(([field, one]) => fields.includes(field) && typeof one === 'string'),
  attempt: maybe({
    seed: text,
    seen: whole,
    values: {
      name: text,
      description: text,
      applicationUrl: text,
      credentialsAndAccessInstructions: text,
      additionalUrlsAndResources: text,
    },
  }),
  unread: unreadShape,
};

describe('a kept launch of a run', () => {
  it('is kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(readKeptLaunch(saved)).toEqual(saved);
    expect(faultsOf(saved, readKeptLaunch, shape)).toEqual([]);
  });

  it('reads the same when it is kept again', () => {
    fc.assert(
      fc.property(spoiled(saved), (kept) => {
        expect(readingFaults(kept, readKeptLaunch, shape)).toEqual([]);
        expect(readKeptLaunch(JSON.parse(JSON.stringify(readKeptLaunch(kept))))).toEqual(readKeptLaunch(kept));
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('names what was put aside', () => {
    expect(readKeptLaunch({ values: { name: 7, description: 'Kept', steps: ['x'] }, attempt: { seed: 7 } })).toEqual({
      values: { description: 'Kept' },
      attempt: null,
      unread: [
        { field: 'name', of: '', value: 7 },
        { field: 'steps', of: '', value: ['x'] },
        { field: 'attempt', of: '', value: { seed: 7 } },
      ],
    });
  });
});
