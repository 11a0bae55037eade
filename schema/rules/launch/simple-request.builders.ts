import { emptySimpleRequest } from './simple-request.ts';
import type { SimpleRequestValues } from './simple-request.ts';

export const simpleRequest = (more: Partial<SimpleRequestValues> = {}): SimpleRequestValues => ({
  ...emptySimpleRequest('Europe/Berlin'),
  name: 'Autumn release',
  accessToApplication: 'https://shop.fabrikam.example',
  testObjective: 'Find what stops a first order',
  notes: 'Use the test card',
  platformsToTestOn: 'Chrome and Safari',
  ...more,
});
