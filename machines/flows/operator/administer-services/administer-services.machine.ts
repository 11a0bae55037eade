import { form } from '../../../lib/form.ts';

/** Saves an entry of the catalogue of services. */
export const saveServiceMachine = form({ id: 'saveService', failed: 'The service could not be saved.' });

/** Starts, completes or cancels a request for a service, with an answer. */
export const answerServiceRequestMachine = form({ id: 'answerServiceRequest', failed: 'The request could not be changed.' });
