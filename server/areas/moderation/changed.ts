import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { caseResultShape } from '#server/entities/case-result.fields.ts';
import { participantShape } from '#server/entities/participant.fields.ts';

export const resultNow = (work: Work, id: string) =>
  work.select(
    'result',
    { id },
    (selection) => sql`select ${caseResultShape(work.context)(selection)} as json from case_result r where r.id = ${argument('id')}`,
  );

export const resultsNow = (work: Work, ids: readonly string[]) =>
  work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(
        caseResultShape(work.context)(selection),
        sql`from unnest(${argument('ids')}::uuid[]) with ordinality as asked (id, place) join case_result r on r.id = asked.id order by asked.place`,
      )} as json`,
  );

export const changed = async (work: Work, id: string) => ({
  result: await resultNow(work, id),
  participant:
    work.context.viewer.role === 'customer'
      ? null
      : await work.select(
          'participant',
          { id },
          (selection) => sql`select ${participantShape(work.context)(selection)} as json
    from participant p where p.id = (select r.participant_id from case_result r where r.id = ${argument('id')})`,
        ),
});
