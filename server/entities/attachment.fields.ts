import { list, shape } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import type { RequestContext } from '#server/api/context.ts';
import { scopeOf } from '#server/api/scope.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';

/** URLs are made by the resolver of Attachment.url. */
export const attachmentsOf =
  (context: RequestContext, belongs: Sql) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, {
        id: sql`a.id`,
        archived: sql`a.state = 'archived'`,
        version: sql`a.version`,
        name: sql`a.name`,
        url: sql`case when a.state = 'available' then a.id::text end`,
        kind: sql`a.kind`,
        mediaKind: sql`a.media_kind`,
        size: sql`a.size_bytes`,
      }),
      sql`from attachment a where ${belongs} and a.state in ('available'${raw(context.viewer.role === 'customer' ? '' : `, 'archived'`)}) and ${scopeOf(context).published('a')} order by a.created_at, a.id`,
    );
