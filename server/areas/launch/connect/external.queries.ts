import type { GraphQLResolveInfo } from 'graphql';
import { readExternalRun, readExternalTestId, readVendor } from '#schema/rules/launch/external-run.ts';
import { externalMessages } from '#schema/vocabulary/launch/external.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { argument } from '#server/api/param.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { raw, sql, oneOf } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { Refused } from '#server/workflow/refused.ts';
import { advancedTestPage } from '../request/advanced-tests.ts';
import type { PageArgs } from '../request/advanced-tests.ts';
import { answering, integrationError } from '../../../api/ask-vendor.ts';
import { connectionOfRun, runDetails } from './external-run.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';

type Details = { readonly externalTestId: string; readonly source: string; readonly projectId?: string | null };
type Requests = PageArgs & {
  readonly filter: { readonly externalTestId: string; readonly source: string; readonly testInProgress?: boolean | null };
};

const connected = (context: RequestContext, run: Parameters<typeof connectionOfRun>[1]) =>
  connectionOfRun(context, run).catch((error: unknown) => {
    throw error instanceof Refused ? integrationError(error.message) : error;
  });

const running = `t.window_status not in ${oneOf(endedWindowStatuses)}`;
const inProgress = { true: raw(`and ${running}`), false: raw(`and not ${running}`), null: raw('') } as const;

const ofRun = (progress: keyof typeof inProgress): Sql =>
  sql`a.external_source = ${argument('source')} and a.external_test_id = ${argument('externalTestId')} ${inProgress[progress]}`;

export const externalQueries: ResolverMap[string] = {
  flexibleTestingExternalTestDetails: async (_: unknown, { input }: { readonly input: Details }, context: RequestContext) => {
    const run = readExternalRun({ vendor: input.source, externalTestId: input.externalTestId, projectId: input.projectId ?? null });
    if (run === null) throw badUserInput(externalMessages.externalTestId);
    const connection = await connected(context, run);
    return answering(() => runDetails(context, connection, run));
  },

  flexibleTestingTestRequests: (_: unknown, { filter, ...page }: Requests, context: RequestContext, info: GraphQLResolveInfo) => {
    const source = readVendor(filter.source);
    if (source === null) throw badUserInput(externalMessages.vendor);
    const externalTestId = readExternalTestId(source, filter.externalTestId);
    if (externalTestId === null) throw badUserInput(externalMessages.externalTestId);
    const progress = `${filter.testInProgress ?? null}` as const;
    return advancedTestPage('flexibleTestingTestRequests', page, context, info, {
      values: { source, externalTestId, testInProgress: filter.testInProgress ?? null },
      condition: ofRun(progress),
      variant: progress,
    });
  },
};
