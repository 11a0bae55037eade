import type { SavedViewWords, SavedViewRow } from './saved-view.types.ts';
import { savedViewLifecycle } from './saved-view.machine.ts';
import type { savedViewMachine } from './saved-view.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const owner = { role: 'customer', userId: 'u1' } as const;
export const colleague = { role: 'customer', userId: 'u2' } as const;
export const manager = { role: 'test_manager', userId: 'u3' } as const;
export const mine: SavedViewRow = {
  state: 'kept',
  name: 'Blockers',
  query: 'severity=critical',
  isShared: false,
  pinnedBy: ['u1'],
  userId: 'u1',
};
export const shared: SavedViewRow = { ...mine, isShared: true };
export const removed: SavedViewRow = { ...shared, state: 'removed' };
const foreign: SavedViewRow = { ...mine, userId: 'u9' };
export const rows = [
  mine,
  shared,
  removed,
  foreign,
  { ...foreign, isShared: true },
  { ...foreign, state: 'removed', isShared: true },
] as const;
const nothing: SavedViewWords = { name: null, query: null, isShared: null };
export const update = (words: Partial<SavedViewWords>, actor: typeof owner | typeof colleague | typeof manager = owner) =>
  ({ type: 'view.update', ...nothing, ...words, actor }) as const;
export const more = [
  update({ name: ' ' }),
  update({ name: 'x'.repeat(101) }),
  update({ query: 'x'.repeat(2001) }),
  update({ isShared: false }, manager),
  { type: 'view.pin', isPinned: false, actor: owner } as const,
];

export const savedViewSamples: WalkOptions<typeof savedViewMachine> = {
  inputs: rows,
  events: [...byEveryone(savedViewLifecycle), ...more],
};
