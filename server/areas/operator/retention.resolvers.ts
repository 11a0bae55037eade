import { legalHoldRules } from '#schema/rules/operator/forms.ts';
import { holdTexts } from '#schema/vocabulary/retention.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Work } from '#server/api/mutation.ts';
import { operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { shape } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { holdRemovals } from '#server/workflow/subjects/retention.ts';
import { holdColumns } from './retention.store.ts';

const shown = Object.fromEntries(Object.entries(holdColumns).map(([name, expression]) => [name, raw(expression)]));

const result = async ({ select }: Work, id: string) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${shape(selection, shown)} as json from legal_hold h where h.id = ${argument('id')}::uuid`,
  ),
});

/** By its code, past the policies: operators see no tests, and what they place here tells no more than that there is one. */
const findTest = 'select id, code from app_test_of_code($1)';

export const retentionResolvers: ResolverMap = {
  Query: {
    operatorRetention: (_: unknown, __: unknown, { services }: RequestContext) => services.house.retention(),
  },
  Mutation: {
    operatorLegalHoldPlace: operatorMutation('operatorLegalHoldPlace', async (work, input: { readonly organizationId: string }) => {
      const { tx, operation } = work;
      const { organizationId, testCode, reason } = parsed(legalHoldRules, input);
      await holdRemovals(tx, organizationId);
      const isWhole = testCode === null || testCode === '';
      const [test] = isWhole ? [] : await tx.query<{ id: string; code: string }>(findTest, [testCode]);
      if (!isWhole && test === undefined) return refuse('not_found', holdTexts.noTest, 'testCode');
      const [made] = await tx.query<{ id: string }>(
        `insert into legal_hold (organization_id, test_id, test_code, reason, placed_by, placed_at) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing returning id`,
        [organizationId, test?.id ?? null, test?.code ?? null, reason, tx.viewer.userId, tx.at],
      );
      if (made === undefined) return refuse('taken', holdTexts.standing, isWhole ? 'organizationId' : 'testCode');
      await record(tx, { operation, entity: 'legal-hold', entityId: made.id, event: 'hold.place', after: { testCode, reason } });
      return result(work, made.id);
    }),

    operatorLegalHoldLift: operatorMutation('operatorLegalHoldLift', async (work, { holdId }: { readonly holdId: string }) => {
      await advance(work.tx, subjects.legalHold, holdId, { type: 'hold.lift' }, { operation: work.operation });
      return result(work, holdId);
    }),
  },
};
