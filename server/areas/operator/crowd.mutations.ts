import { createHash, randomBytes } from 'node:crypto';
import { crowdTokenRules } from '#schema/rules/operator/forms.ts';
import type { Work } from '#server/api/mutation.ts';
import { operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { isId } from '#server/api/ids.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { crowdTokenShape } from './operator.queries.ts';

const result = async ({ select, context }: Work, id: string, secret: string | null = null) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${crowdTokenShape(selection)} as json from crowd_token k where k.id = ${argument('id')}::uuid`,
  ),
  secret: secret === null ? null : context.services.house.seal(secret, context.person.id),
});

export const crowdMutations: ResolverMap[string] = {
  operatorCrowdTokenCreate: operatorMutation('operatorCrowdTokenCreate', async (work, input) => {
    const { tx, operation } = work;
    const { name, isSandbox } = parsed(crowdTokenRules, input);
    const token = `mcrowd_${isSandbox ? 'sandbox_' : ''}${randomBytes(32).toString('base64url')}`;
    const [made] = await tx.query<{ id: string }>(
      'insert into crowd_token (name, hash, created_by, created_at, is_sandbox) values ($1, $2, $3, $4, $5) returning id',
      [name, createHash('sha256').update(token).digest('hex'), tx.viewer.userId, tx.at, isSandbox],
    );
    const id = made?.id ?? '';
    await record(tx, { operation, entity: 'crowd-token', entityId: id, event: 'token.create', after: { name, isSandbox } });
    return result(work, id, token);
  }),

  operatorCrowdTokenRevoke: operatorMutation('operatorCrowdTokenRevoke', async (work, { tokenId }: { readonly tokenId: string }) => {
    if (!isId(tokenId)) throw new NotFound();
    await advance(work.tx, subjects.crowdToken, tokenId, { type: 'token.revoke' }, { operation: work.operation });
    return result(work, tokenId);
  }),

  operatorJobRetry: operatorMutation(
    'operatorJobRetry',
    async ({ tx, operation, context }, { queue, jobId }: { readonly queue: string; readonly jobId: string }) => {
      const { house } = context.services;
      const { failedJobs } = await house.condition();
      const job = failedJobs.find(({ id, queue: of }) => id === jobId && of === queue);
      if (job === undefined || !(await house.retryJob(queue, jobId)))
        return refuse('not_found', 'This job did not fail, or is gone', 'jobId');
      await record(tx, { operation, entity: 'job', entityId: jobId, event: 'job.retry', after: { queue } });
      return { result: job };
    },
  ),
};
