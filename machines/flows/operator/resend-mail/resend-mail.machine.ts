import { act } from '../../../lib/act.ts';

/** Sends a mail again that did not arrive for sure. */
export const resendMailMachine = act({ id: 'resendMail', failed: 'The mail could not be sent again.' });
