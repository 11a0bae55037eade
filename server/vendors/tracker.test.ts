import { expect, it } from 'vitest';
import { attachedAt } from './tracker.ts';

it('knows a file that was attached by name and size, and by its name where the tool does not tell the size', () => {
  const file = { name: 'shot.png', sizeBytes: 4 };
  const there = (...sizes: readonly (number | null)[]) => sizes.map((sizeBytes) => ({ name: 'shot.png', sizeBytes }));
  expect([
    attachedAt([], file),
    attachedAt(there(4), file),
    attachedAt(there(5), file),
    attachedAt(there(0), file),
    attachedAt(there(null), file),
    attachedAt(there(null, 4), file),
    attachedAt([{ name: 'other.png', sizeBytes: null }], file),
  ]).toEqual([-1, 0, -1, -1, 0, 1, -1]);
});
