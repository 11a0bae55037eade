import { failed, numberIn, ok } from './answer.ts';
import type { Asked, StandIn } from './answer.ts';
import { demoCases } from './sheets.ts';
import { demoAccess } from '../lib/demo-access.ts';

const projects = [
  { id: 10_001, jiraProjectId: 10_001, key: 'SHOP', enabled: true },
  { id: 10_002, jiraProjectId: 10_002, key: 'APP', enabled: true },
];
const cycles = Array.from({ length: 12 }, (_, index) => ({
  id: 200 + index,
  key: `SHOP-R${index + 1}`,
  name: index === 0 ? 'Release 2.4' : `Nightly ${index}`,
  project: { id: 10_001 },
}));
const folders = [...new Set(demoCases.map(({ section }) => section))].map((name, index) => ({
  id: 31 + index,
  name,
  folderType: 'TEST_CASE',
}));

const host = 'https://api.zephyrscale.smartbear.com/v2';
const keyOf = (id: number): string => `SHOP-T${id}`;
const casesOf = (cycle: string) => (cycle === 'SHOP-R1' ? demoCases : cycle === 'SHOP-R2' ? [] : demoCases.slice(0, 4));

const page = (all: readonly unknown[], { query }: Asked) => {
  const startAt = numberIn(query, 'startAt', 0);
  const maxResults = Math.min(1000, numberIn(query, 'maxResults', 10));
  const values = all.slice(startAt, startAt + maxResults);
  const isLast = startAt + values.length >= all.length;
  return ok({ next: isLast ? null : `${host}?startAt=${startAt + maxResults}`, startAt, maxResults, total: all.length, isLast, values });
};

const caseIn = (path: string) => demoCases.find(({ id }) => keyOf(id) === /^\/v2\/testcases\/([^/]+)/u.exec(path)?.[1]);

const testCase = (path: string) => {
  const found = caseIn(path);
  if (found === undefined) return failed(404, { errorCode: 404, message: 'The test case does not exist.' });
  const folder = folders.find(({ name }) => name === found.section);
  return ok({
    id: found.id,
    key: keyOf(found.id),
    name: found.name,
    project: { id: 10_001 },
    objective: null,
    precondition: found.prerequisites,
    labels: found.id % 2 === 0 ? ['regression'] : [],
    folder: folder === undefined ? null : { id: folder.id, self: `${host}/folders/${folder.id}` },
  });
};

const steps = (asked: Asked) =>
  page(
    (caseIn(asked.path)?.steps ?? []).map(([description, expectedResult]) => ({
      inline: { description: `${description}<br/>`, testData: null, expectedResult, customFields: {}, reflectRef: null },
      testCase: null,
    })),
    asked,
  );

const executions = (asked: Asked) =>
  page(
    casesOf(asked.query.get('testCycle') ?? '').map(({ id }) => ({
      id: 900_000 + id,
      key: `SHOP-E${id}`,
      project: { id: 10_001 },
      testCase: { id, self: `${host}/testcases/${keyOf(id)}/versions/1` },
      testExecutionStatus: { id: 3 },
    })),
    asked,
  );

/** Cloud API v2. */
export const zephyrScaleStandIn: StandIn = (asked) => {
  if (asked.authorization !== `Bearer ${demoAccess.zephyrScale.secret}`) return failed(401, { message: 'Unauthorized' });
  const { path, query } = asked;
  if (path === '/v2/projects') return page(projects, asked);
  if (path === '/v2/testcycles') return page(query.get('projectKey') === 'SHOP' ? cycles : [], asked);
  if (path === '/v2/testexecutions') return executions(asked);
  if (path.endsWith('/teststeps')) return steps(asked);
  if (path.startsWith('/v2/testcases/')) return testCase(path);
  const folder = folders.find(({ id }) => path === `/v2/folders/${id}`);
  return folder === undefined ? failed(404, { errorCode: 404, message: 'Not found.' }) : ok(folder);
};
