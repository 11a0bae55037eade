import { moment } from '#server/api/param.ts';
import { shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

const isHeld = sql`d.held_until > ${moment}::timestamptz`;

const nameOf = (column: Sql): Sql => sql`(select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = ${column})`;

/** A draft by the alias d. */
export const draftShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`d.id`,
    version: sql`d.version`,
    name: sql`d.name`,
    step: sql`d.step`,
    values: () => sql`d.form_values`,
    sdlcStage: sql`d.sdlc_stage`,
    state: sql`d.state`,
    savedAt: time(sql`d.saved_at`),
    testId: sql`d.test_id`,
    testCount: sql`d.test_count`,
    testIds: () => sql`d.test_ids`,
    openTestId: sql`d.open_test_id`,
    sharing: sql`d.shared_access`,
    ownerId: sql`d.created_by`,
    ownerName: sql`coalesce(${nameOf(sql`d.created_by`)}, '')`,
    holder: sql`case when ${isHeld} then d.holder end`,
    holderName: sql`case when ${isHeld} then ${nameOf(sql`d.held_by`)} end`,
  });
