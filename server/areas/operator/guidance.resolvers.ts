import type { GraphQLResolveInfo } from 'graphql';
import { guidanceRules } from '#schema/rules/operator/forms.ts';
import { guidanceTexts } from '#schema/vocabulary/guidance.ts';
import type { RequestContext } from '#server/api/context.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import { refuse } from '#server/workflow/refused.ts';

type Args = Readonly<Record<string, unknown>>;

/** Alias g. */
const guidance = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`g.version::text`,
    version: sql`g.version`,
    text: sql`g.text`,
    pay: sql`g.pay`,
    writtenAt: time(sql`g.at`),
    writtenBy: sql`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from organization_user u where u.id = g.written_by)`,
  });

export const guidanceResolvers: ResolverMap = {
  Query: {
    moderatorGuidance: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        context,
        info,
        args,
        (selection) => sql`select ${guidance(selection)} as json from moderator_guidance g order by g.version desc limit 1`,
      ),
    operatorGuidance: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        args,
        (selection) => sql`select ${list(guidance(selection), sql`from moderator_guidance g order by g.version desc limit 100`)} as json`,
      ),
  },
  Mutation: {
    operatorGuidanceSave: operatorMutation('operatorGuidanceSave', async ({ tx, operation, select }, input) => {
      const { version, text, pay } = parsed(guidanceRules, input);
      const [made] = await tx.query<{ version: number }>(
        `insert into moderator_guidance (version, text, pay, written_by, at)
         select $1::int + 1, $2, $3, $4, $5 where $1 = (select max(g.version) from moderator_guidance g) on conflict do nothing returning version`,
        [version, text, pay, tx.viewer.userId, tx.at],
      );
      if (made === undefined) return refuse('stale_object', guidanceTexts.changedElsewhere);
      await record(tx, {
        operation,
        entity: 'moderator-guidance',
        entityId: null,
        event: 'guidance.write',
        after: { version: made.version, pay },
      });
      return {
        result: await select(
          'result',
          { version: made.version },
          (selection) => sql`select ${guidance(selection)} as json from moderator_guidance g where g.version = ${argument('version')}`,
        ),
      };
    }),
  },
};
