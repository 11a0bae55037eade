import type { searchMachine } from './search.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const events = [
  { type: 'words.change', words: 'card' },
  { type: 'words.change', words: 'c' },
] as const;

export const searchSamples: WalkOptions<typeof searchMachine> = { events };
