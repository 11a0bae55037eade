import { serviceTexts } from '#schema/vocabulary/services.ts';
import { form } from '../../lib/form.ts';

/** Asks for a professional service. */
export const requestServiceMachine = form({ id: 'requestService', fields: ['content'], failed: serviceTexts.failed });
