import { mutation } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { supervisedTest } from './results.mutations.ts';

type Cycle = { readonly code: string; readonly url: string };

const cycleOf = async (tx: Tx, typed: string): Promise<Cycle> => {
  const code = typed.trim();
  if (code === '') refuse('blank', 'Enter the code of a test cycle', 'testCycleCode');
  const [cycle] = await tx.query<Cycle>(
    `select q.test_cycle_code as code, '/results/' || q.test_id || '?tab=test-details#' || q.id as url
     from requested_test q where q.organization_id = $1 and upper(q.test_cycle_code) = upper($2) order by q.id limit 1`,
    [tx.viewer.organizationId, code],
  );
  return cycle ?? refuse('not_found', 'There is no test cycle with this code', 'testCycleCode');
};

export const settingsMutations: ResolverMap[string] = {
  toggleRequiredAttachmentForPass: mutation<{ testId: string; required?: boolean | null }>(
    'toggleRequiredAttachmentForPass',
    async (work, { testId, required = null }) => {
      const id = testId.toLowerCase();
      const event = { type: 'requirement.toggle', required } as const;
      await advance(work.tx, subjects.attachmentRequirement, id, event, { operation: work.operation });
      return { result: await supervisedTest(work, id) };
    },
  ),

  disableAutomaticTesterManagement: mutation<{ testId: string; reason: string }>(
    'disableAutomaticTesterManagement',
    async (work, { testId, reason }) => {
      const id = testId.toLowerCase();
      await advance(work.tx, subjects.automaticManagement, id, { type: 'management.disable', reason }, { operation: work.operation });
      return { result: await supervisedTest(work, id) };
    },
  ),

  advancedTestingTestCycleToTestLink: mutation<{ testId: string; testCycleCode: string }>(
    'advancedTestingTestCycleToTestLink',
    async (work, { testId, testCycleCode }) => {
      const { tx, operation } = work;
      const id = testId.toLowerCase();
      const { code, url } = await cycleOf(tx, testCycleCode);
      const [before] = await tx.query<{ code: string | null }>(
        'select test_cycle_code as code from supervised_test where test_id = $1 for update',
        [id],
      );
      if (before?.code !== code) {
        await tx.query(
          'update supervised_test set test_cycle_code = $2, linked_test_cycle_url = $3, version = version + 1 where test_id = $1',
          [id, code, url],
        );
        const [from, to] = [{ testCycleCode: before?.code ?? null }, { testCycleCode: code }];
        await record(tx, { operation, entity: 'test', entityId: id, event: 'testCycle.link', before: from, after: to });
        await announce(tx, { topic: 'test', testId: id, entityId: id, payload: { event: 'testCycle.link' } });
      }
      return { result: await supervisedTest(work, id) };
    },
  ),

  updateNumberOfResultsNeeded: mutation<{ groupId: string; numberOfResultsNeeded: number }>(
    'updateNumberOfResultsNeeded',
    async (work, { groupId, numberOfResultsNeeded }) => {
      const event = { type: 'number.change', numberOfResultsNeeded } as const;
      const { testId } = await advance(work.tx, subjects.resultsNeeded, groupId.toLowerCase(), event, { operation: work.operation });
      return { result: await supervisedTest(work, testId ?? '') };
    },
  ),
};
