import { shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

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
  });
