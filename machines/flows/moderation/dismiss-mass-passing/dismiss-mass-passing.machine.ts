import { act } from '#machines/lib/act.ts';

/** The words around the warning, as the specification has them. */
export const massPassingTexts = {
  title: 'Possible mass passing',
  dismiss: 'Dismiss',
  dismissed: 'The mass passing warning has been successfully dismissed.',
  failed: 'There was an issue with dismissing the mass passing warning. Please try again later.',
} as const;

/** Confirms that a tester did the work, so that the warning about them goes. */
export const dismissMassPassingMachine = act({
  id: 'dismissMassPassing',
  failed: massPassingTexts.failed,
});
