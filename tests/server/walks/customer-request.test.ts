import type { CustomerRequestRow } from '#machines/lifecycles/customer-request/customer-request.types.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import { walkOverHttp } from './walk-over-http.ts';
import { moment } from '#tests/support/builders/portal-world.ts';

const past = '2026-11-20T10:00:00.000Z';
const justNow = new Date(Date.parse(moment) - 1_000).toISOString();
const sampleTest = '00000000-0000-4000-8000-000000000001';
const owners = ['customer', 'manager'] as const;
const sharings = [null, 'view', 'edit'] as const;

const states: Readonly<Record<string, Omit<CustomerRequestRow, 'createdBy' | 'sharedAccess'>>> = {
  draft: { state: 'draft', submittedAt: null, discardedAt: null, testId: null, hasGoneOut: false, approval: null },
  discarded: { state: 'draft', submittedAt: null, discardedAt: past, testId: null, hasGoneOut: false, approval: null },
  submitted: { state: 'submitted', submittedAt: past, discardedAt: null, testId: null, hasGoneOut: false, approval: null },
  held: { state: 'submitted', submittedAt: justNow, discardedAt: null, testId: sampleTest, hasGoneOut: false, approval: null },
  begun: { state: 'submitted', submittedAt: justNow, discardedAt: null, testId: idOf('a', 'advanced'), hasGoneOut: true, approval: null },
};

walkOverHttp({
  subject: subjects.customerRequest,
  thing: () => 'draft',
  prepare: async ({ sql }) => {
    await sql('alter table customer_request drop constraint customer_request_organization_id_test_id_fkey');
  },
  places: Object.fromEntries(
    owners.flatMap((owner) =>
      Object.entries(states).flatMap(([name, state]) =>
        sharings.map(
          (sharedAccess) =>
            [
              `${name} of the ${owner}, shared to ${sharedAccess ?? 'nobody'}`,
              { ...state, createdBy: idOf('a', owner), sharedAccess },
            ] as const,
        ),
      ),
    ),
  ),
  asked: {
    'draft.save': {
      mutation: 'saveLaunchDraft',
      input: async (_, id, world) => {
        const [row] = await world.sql('select version from customer_request where id = $1', [id]);
        return { id, version: row?.['version'], name: 'Release', step: 'scope', values: { typed: 'more' } };
      },
    },
    'draft.discard': { mutation: 'discardLaunchDraft', input: (_, id) => ({ id }) },
    'draft.restore': { mutation: 'discardLaunchDraft', input: (_, id) => ({ id, restore: true }) },
    'draft.share': { mutation: 'shareLaunchDraft', input: ({ sharedAccess }, id) => ({ id, sharing: sharedAccess }) },
    'request.takeBack': { mutation: 'takeBackLaunch', input: ({ testId }, id) => ({ id, testId }) },
    'request.submit': {
      mutation: 'createCustomerRequest',
      input: (_, draftId) => ({ ...(argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as object), draftId }),
    },
  },
  elsewhere: { 'request.return': 'follows the approval that was not given' },
  more: [
    { type: 'draft.share', sharedAccess: 'edit' },
    { type: 'draft.share', sharedAccess: null },
    { type: 'request.takeBack', testId: idOf('a', 'advanced') },
  ],
  hides: (row, person, type) => row.createdBy !== idOf('a', person) && (row.sharedAccess === null || type === 'request.submit'),
  unaudited: { 'draft.save': 'draft' },
  unforeseen: ['testId'],
});
