import { valueAct } from '#machines/lib/value-act.ts';

/** The words around automatic management, as the specification has them. */
export const managementTexts = {
  action: 'Disable automatic tester management',
  question: 'Disable automatic tester management?',
  stops: ['inviting more testers', 'filling the places of testers who decline, drop out or are removed from the backups'],
  stays: 'Testers who are invited or testing now go on. It cannot be turned on again for this test.',
  disabled: 'Automatic testers selection has been disabled.',
  failed: 'Something went wrong. Please contact with support.',
} as const;

/** Takes the managing of testers out of the system's hands, with a reason. */
export const disableManagementMachine = valueAct({
  id: 'disableManagement',
  field: 'reason',
  wire: (typed) => typed.trim(),
  failed: managementTexts.failed,
});
