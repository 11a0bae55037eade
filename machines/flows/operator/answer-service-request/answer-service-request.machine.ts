import { form } from '../../../lib/form.ts';

/** Starts, completes or cancels a request for a service, with an answer. */
export const answerServiceRequestMachine = form({
  id: 'answerServiceRequest',
  fields: ['answer'],
  failed: 'The request could not be changed.',
});
