import { act } from '#machines/lib/act.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';

/** Forgets one connection to a Zephyr tool, after a question. */
export const archiveZephyrConnectionMachine = act({
  id: 'archiveZephyrConnection',
  failed: zephyrTexts.notReset,
  asks: { refused: 'resting' },
});
