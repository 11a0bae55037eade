import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, readingFaults, spoiled, text } from '#schema/rules/fit.builders.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { readKeptDetails } from './request-service.ts';

const saved = { content: 'The shop, and its checkout.', unread: [{ field: 'reviewers', of: 'Older', value: ['Ben'] }] };
const shape = { content: text, unread: unreadShape };

describe('kept details of a request for a service', () => {
  it('are kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(readKeptDetails(saved)).toEqual(saved);
    expect(faultsOf(saved, readKeptDetails, shape)).toEqual([]);
  });

  it('read the same when they are kept again', () => {
    fc.assert(
      fc.property(spoiled(saved), (kept) => {
        expect(readingFaults(kept, readKeptDetails, shape)).toEqual([]);
        expect(readKeptDetails(JSON.parse(JSON.stringify(readKeptDetails(kept))))).toEqual(readKeptDetails(kept));
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('name what was put aside', () => {
    expect([readKeptDetails({ content: ['x'] }), readKeptDetails('{"content":')]).toEqual([
      { content: '', unread: [{ field: 'content', of: '', value: ['x'] }] },
      { content: '', unread: [{ field: 'form', of: '', value: '{"content":' }] },
    ]);
  });
});
