import { failed, numberIn, ok } from './answer.ts';
import type { Answered, Asked, StandIn } from './answer.ts';
import { demoCases } from './sheets.ts';
import { demoAccess } from '../lib/demo-access.ts';
import * as v from 'valibot';

const takenSchema = v.object({ status: v.picklist(['-1', '1', '2', '3', '4']), comment: v.optional(v.pipe(v.string(), v.maxLength(750))) });

type KeptExecution = { readonly status: string; readonly comment: string; readonly times: number };

export const squadExecutions = () => {
  const byId = new Map<number, KeptExecution>();
  const of = (id: number): KeptExecution => byId.get(id) ?? { status: '-1', comment: '', times: 0 };
  const execute = (id: number, { body }: Asked): Answered => {
    const taken = v.safeParse(v.pipe(v.string(), v.parseJson(), takenSchema), body.toString('utf8'));
    if (!taken.success) return failed(400, { errorDesc: 'The status or the comment is not valid.', errorId: 7 });
    const { status, comment = '' } = taken.output;
    byId.set(id, { status, comment, times: of(id).times + 1 });
    return ok({ id, orderId: id, executionStatus: status, comment, htmlComment: comment });
  };
  return { of, execute };
};
export type SquadExecutions = ReturnType<typeof squadExecutions>;

const projects = [
  { id: '10100', key: 'STORE', name: 'Store' },
  ...Array.from({ length: 11 }, (_, index) => ({ id: String(10_101 + index), key: `TEAM${index + 1}`, name: `Team ${index + 1}` })),
];
const unscheduled = { versionId: -1, versionName: 'Unscheduled' };
const released = { versionId: 10_400, versionName: '2.4' };
const cycles = {
  '-1': [{ '-1': { name: 'Ad hoc', ...unscheduled, totalExecutions: 0 }, recordsCount: 1 }],
  '10400': [
    {
      '21': { name: 'Checkout regression', description: 'From the cart to the receipt', ...released, totalExecutions: 13 },
      '22': { name: 'Smoke', ...released, totalExecutions: 3 },
      recordsCount: 2,
    },
  ],
};
const casesOf = (cycle: string) => (cycle === '21' ? demoCases.slice(0, 13) : cycle === '22' ? demoCases.slice(0, 3) : []);

const executions = (kept: SquadExecutions, { query }: Asked) => {
  const all = casesOf(query.get('cycleId') ?? '');
  const offset = numberIn(query, 'offset', 0);
  return ok({
    status: { '1': { id: 1, name: 'PASS' }, '-1': { id: -1, name: 'UNEXECUTED' } },
    executions: all.slice(offset, offset + numberIn(query, 'limit', 50)).map(({ id, section, name }) => ({
      id: 40_000 + id,
      orderId: id,
      executionStatus: kept.of(40_000 + id).status,
      comment: kept.of(40_000 + id).comment,
      cycleId: Number(query.get('cycleId')),
      versionId: Number(query.get('versionId')),
      projectId: Number(query.get('projectId')),
      issueId: 70_000 + id,
      issueKey: `STORE-${id}`,
      summary: name,
      label: id % 2 === 0 ? 'regression, web' : '',
      component: section,
    })),
    recordsCount: all.length,
  });
};

const steps = (issueId: number) =>
  ok({
    stepBeanCollection: (demoCases.find(({ id }) => 70_000 + id === issueId)?.steps ?? []).map(([step, result], index) => ({
      id: issueId * 10 + index,
      orderId: index + 1,
      step,
      data: '',
      result,
      htmlStep: `<p>${step}</p>`,
    })),
  });

export const zephyrSquadStandIn =
  (kept: SquadExecutions): StandIn =>
  (asked) => {
    if (asked.authorization !== `Bearer ${demoAccess.zephyrSquad.secret}`)
      return failed(401, { 'status-code': 401, message: 'Unauthorized' });
    if (asked.path === '/rest/api/2/project') return ok(projects);
    if (asked.path === '/rest/zapi/latest/cycle') return ok(asked.query.get('projectId') === '10100' ? cycles : {});
    if (asked.path === '/rest/zapi/latest/execution') return executions(kept, asked);
    const [, execution] = /^\/rest\/zapi\/latest\/execution\/(\d+)\/execute$/u.exec(asked.path) ?? [];
    if (execution !== undefined)
      return asked.method === 'PUT' ? kept.execute(Number(execution), asked) : failed(405, { message: 'Method not allowed' });
    const [, issue] = /^\/rest\/zapi\/latest\/teststep\/(\d+)$/u.exec(asked.path) ?? [];
    return issue === undefined ? failed(404, { errorMessages: ['Not found.'] }) : steps(Number(issue));
  };
