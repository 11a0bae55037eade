import type { RequestContext } from '#server/api/context.ts';
import { shape, time } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { raw, sql } from '#server/database/sql.ts';
import { channelOf } from './chat.fields.ts';
import { countryOf } from './reference.fields.ts';
import type { Sql } from '#server/database/sql.ts';

/** Aliases b, and p for its participant. */
export const blockerShape =
  (context: RequestContext) =>
  (selection: Selection): Sql =>
    shape(selection, {
      id: sql`b.id`,
      status: sql`b.status`,
      name: sql`b.name`,
      createdAt: time(sql`b.created_at`),
      assistanceRequested: sql`b.assistance_requested`,
      chatChannel: channelOf(context, sql`c.participant_id = b.participant_id and c.chat_type = 'private'`),
      tester: (tester) =>
        shape(tester, {
          fullName: sql`p.full_name`,
          country: countryOf(raw('p.country_code'), raw('p.country_name')),
          participantId: sql`p.id`,
          testerId: sql`p.tester_id`,
        }),
    });
