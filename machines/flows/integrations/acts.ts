import { act } from '#machines/lib/act.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';

/** Forgets one connection to a Zephyr tool, after a question. */
export const archiveZephyrConnectionMachine = act({
  id: 'archiveZephyrConnection',
  failed: zephyrTexts.notReset,
  asks: { refused: 'resting' },
});

/** Forgets how a tool is connected, after a question. */
export const resetIntegrationMachine = act({ id: 'resetIntegration', failed: integrationTexts.notSaved, asks: { refused: 'resting' } });

/** Asks a tool whether it accepts the credential and still has what exports use. */
export const checkIntegrationMachine = act({ id: 'checkIntegration', failed: integrationTexts.notChecked });
