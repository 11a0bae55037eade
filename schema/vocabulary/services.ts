import type { ServiceRequestState } from './around.ts';

export const serviceTexts = {
  none: 'Professional services coming soon. Stay tuned.',
  withoutCredits: 'Your organization does not pay with Credits. Ask in your request what a service costs you.',
  request: 'Request service',
  failed: 'There was an issue with submitting your service request. Please try again later.',
  submitted: 'Your request has been successfully submitted.',
} as const;

/** Operators write costs as free text. */
export const isInCredits = (cost: string): boolean => /\bcredits?\b/iu.test(cost);

export const serviceRequestLabels: Readonly<Record<ServiceRequestState, string>> = {
  requested: 'Requested',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
