import type { GraphQLResolveInfo } from 'graphql';
import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import { launchFeatures } from '#schema/rules/launch/flags.ts';
import type { RequestContext } from '#server/api/context.ts';
import { argument } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, shape } from '#server/api/shape.ts';
import type { Fields } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { isOffered, vocabularyTables } from '#server/entities/vocabulary.ts';
import { manufacturerOf, systemOf } from '#server/entities/reference.fields.ts';

type Args = Readonly<Record<string, unknown>>;
type Part = { readonly kind: VocabularyKind; readonly group?: Sql; readonly byApplication?: boolean; readonly order?: string };

const ofCountry = ({ viewer }: RequestContext): Fields => ({
  code: sql`e.code`,
  payoutMultiplier: viewer.role === 'test_manager' ? sql`e.payout_multiplier::float8` : raw('null'),
});

const entries =
  ({ kind, group = raw('null::text'), byApplication = false, order = 'lower(e.name), e.id' }: Part) =>
  (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) => {
    const offered = raw(isOffered(kind));
    return read(
      context,
      info,
      { applicationType: args['applicationType'] ?? null, retired: args['retired'] ?? false },
      (selection) =>
        sql`select ${list(
          shape(selection, {
            id: sql`e.id::text`,
            name: sql`e.name`,
            ...(kind === 'country' ? ofCountry(context) : {}),
            group,
            isRetired: sql`not ${offered}`,
          }),
          sql`from ${raw(vocabularyTables[kind])} e where (${argument('retired')}::boolean or ${offered})${byApplication ? sql` and (${argument('applicationType')}::text is null or ${argument('applicationType')} = any (e.application_types))` : raw('')} order by ${raw(order)}`,
        )} as json`,
    );
  };

const questions = Object.entries(scopeQuestions).flatMap(([activity, all]) =>
  all.map(({ content, answers }, index) => ({ id: `${activity}-${index + 1}`, activity, content, options: answers })),
);

const launchScopeRequirements = async (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) => {
  const on = await read<boolean>(
    context,
    info,
    args,
    () =>
      sql`select to_json(exists (select from feature_flag f where ${scopeOf(context).organization('f')} and f.name = ${launchFeatures.scopeRequirements} and f.enabled)) as json`,
  );
  return on === true ? questions : [];
};

const requestedTests = (_: unknown, args: { readonly platform: string }, context: RequestContext, info: GraphQLResolveInfo) =>
  context.person.flags.has('autoLaunchingEnabled')
    ? read(
        context,
        info,
        args,
        (selection) =>
          sql`select ${list(
            shape(selection, { id: sql`q.id`, name: sql`q.name`, testCycleCode: sql`q.test_cycle_code` }),
            sql`from requested_test q where ${scopeOf(context).ofTest('q')} and ${scopeOf(context).kept('q')} and q.application_type = ${argument('platform')} order by q.created_at desc, q.id limit 10`,
          )} as json`,
      )
    : [];

export const referenceQueries: ResolverMap[string] = {
  countries: entries({ kind: 'country' }),
  languages: entries({ kind: 'language' }),
  operatingSystemVersions: entries({
    kind: 'operating_system_version',
    group: systemOf,
    byApplication: true,
    order: 'e.operating_system_id, e.position, e.name',
  }),
  mobileDevices: entries({ kind: 'mobile_device', group: manufacturerOf, byApplication: true }),
  internetBrowsers: entries({ kind: 'internet_browser' }),
  operatingSystemDeviceTypes: entries({ kind: 'device_type', byApplication: true }),
  operatingSystems: entries({ kind: 'operating_system' }),
  manufacturers: entries({ kind: 'manufacturer' }),
  launchScopeRequirements,
  requestedTests,
};
