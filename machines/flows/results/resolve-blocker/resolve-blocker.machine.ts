import { act } from '#machines/lib/act.ts';
import { blockerTexts } from './resolve-blocker.rules.ts';

/** Clears what keeps a tester from testing. */
export const resolveBlockerMachine = act({ id: 'resolveBlocker', failed: blockerTexts.notResolved });
