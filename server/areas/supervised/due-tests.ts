import type { Pool } from 'pg';
import { chosenParticipantStatuses, goneParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { invitationHours } from '#schema/vocabulary/tester-choice.ts';
import { oneOf } from '#server/database/sql.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { each } from '#server/workflow/chores.ts';
import type { Database } from '#server/workflow/transaction.ts';
import { manageTesters } from './manage-testers.ts';
import { openScheduledTest } from './supervised.jobs.ts';

type Due = { readonly id: string; readonly organization_id: string };
type Deps = { readonly owner: Pool; readonly database: Database; readonly clock: Clock };

const searchAgainMinutes = 15;

const opening = `select id, organization_id from test
  where kind = 'supervised' and window_status = 'scheduled' and schedule_at <= $1 order by schedule_at limit 200`;

const filling = `
  select t.id, t.organization_id from test t join supervised_test s on s.test_id = t.id
  where t.window_status = 'open' and s.automatic_tester_management_enabled and s.supports_automatic_tester_management and exists (
    select from selection_requirements_group g, lateral (
      select count(*) filter (where p.status not in ${oneOf([...chosenParticipantStatuses, ...goneParticipantStatuses])}) as held,
        count(*) filter (where p.status in ${oneOf(chosenParticipantStatuses)}) as waiting,
        count(*) filter (where p.status = 'invited'
          and p.invited_at <= $1::timestamptz - make_interval(hours => case when s.moderation_enabled then ${invitationHours.moderated} else ${invitationHours.fast} end)) as silent
      from participant p where p.group_id = g.id
    ) p
    where g.test_id = t.id and (p.held < g.number_of_results_needed or p.silent > 0)
      and (p.waiting > 0 or (g.automatic_tester_selection_enabled
        and (g.searched_at is null or g.searched_at <= $1::timestamptz - interval '${searchAgainMinutes} minutes')))
  ) order by t.opened_at limit 200`;

const forEach = async (
  { owner, clock }: Deps,
  text: string,
  work: (due: { readonly organizationId: string; readonly testId: string }) => Promise<void>,
): Promise<void> => {
  const { rows } = await owner.query<Due>(text, [clock.now()]);
  await each(rows, ({ id, organization_id }) => work({ organizationId: organization_id, testId: id }));
};

/** Also after downtime, and for lost jobs. */
export const lookAfterTests = async (deps: Deps): Promise<void> => {
  await each(
    [
      () => forEach(deps, opening, (due) => openScheduledTest(deps.database, due)),
      () => forEach(deps, filling, (due) => manageTesters(deps.database, due)),
    ],
    (look) => look(),
  );
};
