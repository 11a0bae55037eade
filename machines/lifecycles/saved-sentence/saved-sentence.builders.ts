import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { savedSentenceLifecycle } from './saved-sentence.machine.ts';
import type { savedSentenceMachine } from './saved-sentence.machine.ts';
import type { SavedSentenceRow, SavedSentenceWords } from './saved-sentence.types.ts';

export const writer = { role: 'community_test_manager', userId: 'u1' } as const;
export const colleague = { role: 'community_test_manager', userId: 'u2' } as const;
export const manager = { role: 'test_manager', userId: 'u1' } as const;
export const otherManager = { role: 'test_manager', userId: 'u3' } as const;
export const mine: SavedSentenceRow = { state: 'kept', text: 'Please add a video, {tester}.', isShared: false, userId: 'u1' };
export const shared: SavedSentenceRow = { ...mine, isShared: true };
const foreign: SavedSentenceRow = { ...mine, userId: 'u9' };
export const rows = [
  mine,
  shared,
  { ...mine, state: 'removed' },
  { ...shared, state: 'removed' },
  foreign,
  { ...foreign, isShared: true },
] as const satisfies readonly SavedSentenceRow[];
export const update = (
  words: Partial<SavedSentenceWords>,
  actor: { role: 'test_manager' | 'community_test_manager'; userId: string } = writer,
) => ({ type: 'sentence.update', text: null, isShared: null, ...words, actor }) as const;
export const more = [
  update({ text: ' ' }),
  update({ text: 'x'.repeat(501) }),
  update({ isShared: true }),
  update({ isShared: true }, manager),
  update({ isShared: false }, otherManager),
];

export const savedSentenceSamples: WalkOptions<typeof savedSentenceMachine> = {
  inputs: rows,
  events: [...byEveryone(savedSentenceLifecycle), ...more],
};
