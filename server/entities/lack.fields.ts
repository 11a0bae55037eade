import { list, shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { join, literal, oneOf, raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { chosenParticipantStatuses, goneParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { runningWindowStatuses } from '#schema/vocabulary/test.ts';
import { lackKinds, lackRules } from '#schema/vocabulary/waiting.ts';
import type { LackFact, LackKind } from '#schema/vocabulary/waiting.ts';

const notHolding = oneOf([...chosenParticipantStatuses, ...goneParticipantStatuses]);

const assigned = (status: 'assigned' | 'accepted'): Sql =>
  sql`from moderator_assignment o where o.test_id = t.id and o.status = ${raw(literal(status))}`;

/** Places of a group g that nobody holds. */
const free = sql`g.number_of_results_needed - (select count(*)::int from participant h where h.group_id = g.id and h.status not in ${raw(notHolding)})`;

/** Of supervised test t with s. */
const facts: Readonly<Record<LackFact, Sql>> = {
  isOpen: sql`t.window_status = 'open'`,
  isRunning: sql`t.window_status in ${raw(oneOf(runningWindowStatuses))}`,
  isModerated: sql`(s.moderation_enabled and s.community_test_managers_enabled)`,
  isOffered: sql`exists (select ${assigned('assigned')})`,
  isAccepted: sql`exists (select ${assigned('accepted')})`,
  isShort: sql`exists (select from selection_requirements_group g where g.test_id = t.id and ${free} > 0)`,
};

/** Whether test t with s lacks it, as the rules of the vocabulary say. */
export const lacks = (kind: LackKind): Sql =>
  join(
    (Object.entries(lackRules[kind]) as readonly (readonly [LackFact, boolean])[]).map(([fact, isSo]) =>
      isSo ? facts[fact] : sql`not ${facts[fact]}`,
    ),
    ' and ',
  );

const openedAt = sql`coalesce(t.opened_at, t.created_at)`;

/** Of test t with s that lacks it: how many, and since when. */
export const lackFigures: Readonly<Record<LackKind, { readonly count: Sql; readonly since: Sql }>> = {
  no_moderator: {
    count: sql`1`,
    since: sql`greatest(${openedAt}, (select max(greatest(o.answered_at, o.removed_at)) from moderator_assignment o where o.test_id = t.id))`,
  },
  not_accepted: {
    count: sql`(select count(*)::int ${assigned('assigned')})`,
    since: sql`greatest(${openedAt}, (select min(o.assigned_at) ${assigned('assigned')}))`,
  },
  too_few_testers: {
    count: sql`(select coalesce(sum(greatest(${free}, 0)), 0)::int from selection_requirements_group g where g.test_id = t.id)`,
    since: openedAt,
  },
};

/** Of test t with s. */
export const lacksOfTest = (selection: Selection): Sql =>
  list(
    shape(selection, {
      id: sql`l.kind || ' ' || t.id`,
      kind: sql`l.kind`,
      count: sql`l.count`,
      waitingSince: time(sql`l.since`),
      waitingUntil: time(sql`t.planned_end_at`),
    }),
    sql`from (${join(
      lackKinds.map(
        (kind, place) =>
          sql`select ${raw(literal(kind))} as kind, ${raw(String(place))} as place, ${lackFigures[kind].count} as count, ${lackFigures[kind].since} as since where ${lacks(kind)}`,
      ),
      ' union all ',
    )}) l order by l.place`,
  );
