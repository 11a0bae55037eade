import { cutText } from '#schema/cut-text.ts';
import * as v from 'valibot';
import type { CaseOutcome } from '#schema/vocabulary/run-result.ts';
import { plainText } from '../test-case.ts';
import type { TestRun } from '../test-run.ts';
import type { VendorCall } from '../vendor-call.ts';
import type { VendorWrite } from '../vendor-write.ts';
import { squadClient, zephyrSquad } from './zephyr-squad.ts';
import type { SquadAccess } from './zephyr-squad.ts';

/** Statuses of every Zephyr Squad; a retest is work in progress. */
const statuses: Readonly<Record<CaseOutcome, string>> = { passed: '1', failed: '2', retest: '3', blocked: '4' };
const longestComment = 750;
const pageSize = 100;

const executionSchema = v.object({
  id: v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  issueKey: v.string(),
  comment: v.nullish(v.string()),
});
type Execution = v.InferOutput<typeof executionSchema>;
const executionsSchema = v.object({ executions: v.array(executionSchema) });
const refusalSchema = v.union([
  v.pipe(
    v.object({ errorMessages: v.pipe(v.array(v.string()), v.minLength(1)) }),
    v.transform(({ errorMessages }) => errorMessages.join(' ')),
  ),
  v.pipe(
    v.object({ errorDesc: v.string() }),
    v.transform(({ errorDesc }) => errorDesc),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

const nameOf = (code: string): string => code.trim().toUpperCase();

export const squadResults = async (
  call: VendorCall,
  write: VendorWrite,
  access: SquadAccess,
  { projectId, cycle: name }: { readonly projectId: string; readonly cycle: string },
): Promise<TestRun> => {
  const { get, site, headers } = squadClient(call, access);
  const { id } = await zephyrSquad(call, access).cycle(projectId, name);
  const [versionId = '', cycleId = ''] = id.split(':');
  const all: Execution[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const query = {
      action: 'expand',
      projectId,
      versionId,
      cycleId,
      offset: String(offset),
      limit: String(pageSize),
      sorter: 'OrderId:ASC',
    };
    const { executions } = await get('zapi/latest/execution', query, executionsSchema);
    all.push(...executions);
    if (executions.length < pageSize) break;
  }
  const byCode = new Map(all.map((one) => [nameOf(one.issueKey), one]));
  return {
    most: 1,
    isClosed: false,
    has: (code) => byCode.has(nameOf(code)),
    arrived: async (marks) => new Set(marks.filter((mark) => all.some(({ comment }) => comment?.includes(mark) === true))),
    send: async ([result]) => {
      const execution = result === undefined ? undefined : byCode.get(nameOf(result.code));
      if (result === undefined || execution === undefined) return { kind: 'refused', status: 404, body: null };
      const comment = cutText(result.comment, longestComment);
      return write(
        {
          url: `${site}/rest/zapi/latest/execution/${execution.id}/execute`,
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ status: statuses[result.outcome], comment }),
        },
        v.object({ id: v.union([v.number(), v.string()]) }),
      );
    },
    wordsOf: (body) => {
      const words = v.safeParse(refusalSchema, body);
      return words.success ? plainText(words.output) : '';
    },
  };
};
