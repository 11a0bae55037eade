import { vocabularyEntryLifecycle } from './vocabulary-entry.machine.ts';
import type { vocabularyEntryMachine } from './vocabulary-entry.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const vocabularyEntrySamples: WalkOptions<typeof vocabularyEntryMachine> = {
  inputs: [{}],
  events: byEveryone(vocabularyEntryLifecycle),
};
