import { describe, expect, it } from 'vitest';
import { newRow, ownershipOf, ownershipOfNew } from './ownership.ts';

const me = { role: 'customer', userId: 'me' } as const;
const theirs = 'This draft belongs to somebody else.';
const read = 'This draft is shared with you to be read, not to be changed.';

describe('what a person may do with a draft', () => {
  it.each([
    ['their own', newRow('me'), [null, null, null, null]],
    ['shared to be changed', { ...newRow('mo'), sharedAccess: 'edit' as const }, [null, theirs, theirs, theirs]],
    ['shared to be read', { ...newRow('mo'), sharedAccess: 'view' as const }, [read, theirs, theirs, theirs]],
  ])('is said by its chart: %s', (_, row, expected) => {
    const { refused } = ownershipOf(row, 'Mo', me);
    expect([refused['draft.save'], refused['draft.discard'], refused['draft.share'], refused['request.submit']]).toEqual(expected);
  });

  it('is everything with one that only this device knows', () => {
    expect(ownershipOfNew('Ann', me)).toEqual(ownershipOf(newRow('me'), 'Ann', me));
  });
});
