import type { RequestContext } from '#server/api/context.ts';
import type { Selection } from '#server/api/selection.ts';
import { shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { attachmentsOf } from './attachment.fields.ts';

/** Alias r. */
export const reproductionShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      id: sql`r.id`,
      status: sql`r.status`,
      environment: sql`r.environment`,
      testerNotes: sql`coalesce(r.tester_notes, '')`,
      attachments: attachmentsOf(context, sql`a.reproducibility_test_id = r.id`),
      createdAt: time(sql`r.created_at`),
    });
