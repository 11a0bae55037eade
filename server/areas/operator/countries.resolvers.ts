import type { GraphQLResolveInfo } from 'graphql';
import { payoutMultiplierRules } from '#schema/rules/operator/forms.ts';
import type { RequestContext } from '#server/api/context.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { holds, searched } from './operator.queries.ts';

/** A country by the alias c. */
const country = (selection: Selection): Sql =>
  shape(selection, { id: sql`c.id::text`, code: sql`c.code`, name: sql`c.name`, payoutMultiplier: sql`c.payout_multiplier::float8` });

export const countryResolvers: ResolverMap = {
  Query: {
    operatorCountries: (_: unknown, args: { readonly query?: string | null }, context: RequestContext, info: GraphQLResolveInfo) =>
      read(
        operating(context),
        info,
        { query: searched(args) },
        (selection) =>
          sql`select ${list(
            country(selection),
            sql`from country c where ${holds(sql`c.name || ' ' || c.code`)} order by c.payout_multiplier = 1, lower(c.name), c.id`,
          )} as json`,
      ),
  },
  Mutation: {
    operatorPayoutMultiplierSave: operatorMutation('operatorPayoutMultiplierSave', async ({ tx, operation, select }, input) => {
      const { countryId, multiplier } = parsed(payoutMultiplierRules, input);
      const [found] = await tx.query<{ code: string; payoutMultiplier: number }>(
        'select code, payout_multiplier::float8 as "payoutMultiplier" from country where id::text = $1 for update',
        [countryId],
      );
      if (found === undefined) throw new NotFound();
      const { code } = found;
      await tx.query('update country set payout_multiplier = $2 where code = $1', [code, multiplier]);
      await record(tx, {
        operation,
        entity: 'country',
        entityId: null,
        event: 'country.pay',
        before: found,
        after: { code, payoutMultiplier: multiplier },
      });
      return {
        result: await select(
          'result',
          { code },
          (selection) => sql`select ${country(selection)} as json from country c where c.code = ${argument('code')}`,
        ),
      };
    }),
  },
};
