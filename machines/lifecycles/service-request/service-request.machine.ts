import { serviceLimits } from '#schema/rules/services/request.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ServiceRequestContext, ServiceRequestEvent, ServiceRequestRow } from './service-request.types.ts';

type Answered = { readonly answer: string | null; readonly at: string };

const serviceSetup = setup({
  types: { context: {} as ServiceRequestContext, events: {} as ServiceRequestEvent, input: {} as ServiceRequestContext },
  guards: {
    mayServe: roleIn('operator', 'system'),
    isShort: ({ event }) => (event.answer ?? '').trim().length <= serviceLimits.answer,
  },
  actions: {
    rememberAnswer: assign(({ context }, { answer, at }: Answered) => ({ answer: answer?.trim() || context.answer, changedAt: at })),
  },
});

const moves = <Target extends string>(target: Target) =>
  ({
    guard: and(['mayServe', 'isShort']),
    target,
    actions: { type: 'rememberAnswer', params: ({ event }: { event: Answered }) => ({ answer: event.answer, at: event.at }) },
  }) as const;

/** A professional service that a customer asked for, answered by those who run the installation. */
export const serviceRequestMachine = serviceSetup.createMachine({
  id: 'serviceRequest',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: { on: { 'service.start': moves('in_progress'), 'service.cancel': moves('cancelled') } },
    in_progress: { on: { 'service.complete': moves('completed'), 'service.cancel': moves('cancelled') } },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const serviceRequestLifecycle = columnLifecycle<typeof serviceRequestMachine, ServiceRequestRow>({
  name: 'service-request',
  machine: serviceRequestMachine,
  status: 'state',
  remembers: ['answer', 'changedAt'],
  facts: [],
  reasons: {
    mayServe: notAllowed('Only operators can work on service requests.'),
    isShort: refusal('too_long', `The answer is too long (maximum is ${serviceLimits.answer} characters)`, ['answer']),
  },
  sentences: {
    requested: 'This request has not been started.',
    in_progress: 'This request is in progress.',
    completed: 'This request is completed.',
    cancelled: 'This request was cancelled.',
  },
  samples: {
    'service.start': { answer: 'We begin on Monday.', at },
    'service.complete': { answer: null, at },
    'service.cancel': { answer: null, at },
  },
});
