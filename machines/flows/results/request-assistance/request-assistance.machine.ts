import { act } from '#machines/lib/act.ts';
import { blockerTexts } from '../resolve-blocker/resolve-blocker.rules.ts';

/** Calls for help with what keeps a tester from testing. */
export const requestAssistanceMachine = act({
  id: 'requestAssistance',
  failed: blockerTexts.notRequested,
});
