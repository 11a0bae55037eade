import { act } from '#machines/lib/act.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';

/** Forgets how a tool is connected, after a question. */
export const resetIntegrationMachine = act({ id: 'resetIntegration', failed: integrationTexts.notSaved, asks: { refused: 'resting' } });
