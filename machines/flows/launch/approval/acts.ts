import { act } from '#machines/lib/act.ts';
import { form } from '#machines/lib/form.ts';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';

/** Approves a launch for the amount that is shown, after a question: it cannot be taken back. */
export const approveLaunchMachine = act({ id: 'approveLaunch', failed: approvalTexts.notApproved, asks: { refused: 'resting' } });

/** Sends a launch back with a word. */
export const sendBackLaunchMachine = form({
  id: 'sendBackLaunch',
  fields: ['word'],
  empty: { word: '' },
  opens: true,
  failed: approvalTexts.notSentBack,
});

/** Takes the own request for approval back. */
export const withdrawLaunchMachine = act({ id: 'withdrawLaunch', failed: approvalTexts.notWithdrawn });
