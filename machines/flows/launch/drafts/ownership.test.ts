import { describe, expect, it } from 'vitest';
import { ownershipOf } from './draft-verdicts.ts';
import { ownNew } from './ownership.ts';

const me = { role: 'customer', userId: 'me' } as const;
const begun = {
  state: 'draft',
  submittedAt: null,
  discardedAt: null,
  testId: null,
  createdBy: 'mo',
  hasGoneOut: false,
  approval: null,
} as const;
const theirs = 'This draft belongs to somebody else.';
const read = 'This draft is shared with you to be read, not to be changed.';

describe('what a person may do with a draft', () => {
  it.each([
    ['shared to be changed', 'edit', [null, theirs, theirs, theirs]],
    ['shared to be read', 'view', [read, theirs, theirs, theirs]],
  ] as const)('is said by its chart: %s', (_, sharedAccess, expected) => {
    const { refused } = ownershipOf({ ...begun, sharedAccess }, 'Mo', me);
    expect([refused['draft.save'], refused['draft.discard'], refused['draft.share'], refused['request.submit']]).toEqual(expected);
  });

  it('is everything with their own, as with one that only this device knows', () => {
    expect(ownershipOf({ ...begun, createdBy: 'me', sharedAccess: null }, 'Ann', me)).toEqual(ownNew('Ann'));
  });
});
