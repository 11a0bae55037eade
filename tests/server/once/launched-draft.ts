import { idOf } from '#tests/support/twin-world.ts';

/** The draft of the customer as it stands a moment after it was launched. */
export const launchedDraft = [
  `with made as (
     insert into test (id, organization_id, kind, number, code, name, desired_outcomes, version, created_at)
     values ($3, $2, 'advanced', 901, 'AA-901', 'Launched', '{}', 1, now()) on conflict do nothing
   )
   update customer_request set state = 'submitted', submitted_at = now(), test_id = $3 where id = $1`,
  ['draft', 'organization', 'launched'].map((name) => idOf('a', name)),
] as const;
