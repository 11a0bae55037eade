import { advance } from '../../workflow/advance.ts';
import { NotFound } from '../../workflow/refused.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';

/** Ends recruiting; submitted results are reviewed and published as before. */
export const finishTest = async (tx: Tx, { testId }: { readonly testId: string }): Promise<Record<string, unknown>> => {
  await advance(tx, subjects.testWindow, testId, { type: 'window.finish' }, { operation: 'finishTest' });
  const [found] = await tx.query<{ node: Record<string, unknown> }>(
    `select json_build_object('id', t.id, 'code', t.code, 'name', t.name, 'windowStatus', t.window_status) as node from test t where t.id = $1`,
    [testId],
  );
  if (found === undefined) throw new NotFound();
  return found.node;
};
