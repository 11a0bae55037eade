import type { GraphQLResolveInfo } from 'graphql';
import * as v from 'valibot';
import { importMappingRule } from '#schema/rules/launch/import/columns.ts';
import type { ImportMappingInput } from '#schema/rules/launch/import/columns.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { refuse } from '#server/workflow/refused.ts';

type Args = { readonly kind: string };

const mapping = (context: RequestContext, selection: Selection): Sql =>
  shape(selection, {
    kind: sql`${argument('kind')}::text`,
    columns: (columns: Selection) =>
      list(
        shape(columns, { header: sql`m.header`, target: sql`m.target` }),
        sql`from import_mapping m where ${scopeOf(context).organization('m')} and m.kind = ${argument('kind')} order by m.saved_at desc, m.header`,
      ),
  });

const importMapping = (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
  read(context, info, { kind: args.kind }, (selection) => sql`select ${mapping(context, selection)} as json`);

const checked = (input: ImportMappingInput): ImportMappingInput => {
  const parsed = v.safeParse(importMappingRule, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return refuse('invalid', issue.message, v.getDotPath(issue) ?? 'columns');
};

export const importMappingQueries: ResolverMap[string] = { importMapping };

export const importMappingMutations: ResolverMap[string] = {
  saveImportMapping: mutation<ImportMappingInput>('saveImportMapping', async ({ tx, context, select }, input) => {
    const { kind, columns } = checked(input);
    await tx.query(
      `insert into import_mapping (organization_id, kind, header, target, saved_at)
       select $1, $2, c.header, c.target, $5 from unnest($3::text[], $4::text[]) c (header, target) order by c.header
       on conflict (organization_id, kind, header) do update set target = excluded.target, saved_at = excluded.saved_at`,
      [tx.viewer.organizationId, kind, columns.map(({ header }) => header), columns.map(({ target }) => target), tx.at],
    );
    await tx.query(
      `delete from import_mapping where organization_id = $1 and kind = $2 and header in (
         select header from import_mapping where organization_id = $1 and kind = $2 order by saved_at desc, header offset $3)`,
      [tx.viewer.organizationId, kind, importLimits.rememberedColumns],
    );
    return { result: await select('result', { kind }, (selection) => sql`select ${mapping(context, selection)} as json`) };
  }),
};
