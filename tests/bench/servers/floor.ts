import http from 'node:http';
import pg from 'pg';
import { appPool } from '#server/database/pool.ts';
import { withRead } from '#server/database/transaction.ts';
import { questions } from '../questions.ts';
import type { Facts, QuestionName } from '../questions.ts';
import { floorStatement } from '../statements.ts';
import type { FloorStatement } from '../statements.ts';
import { listen, nameOf, serve } from './child.ts';
import type { Ask } from './child.ts';

type Answer = (name: QuestionName, statement: FloorStatement) => Promise<string | null>;

const asViewer = (url: string, connections: number, facts: Facts): Answer => {
  const pool = appPool(url, connections);
  return (name, { text, values, prepare }) => {
    const { role } = questions[name];
    const userId = role === 'customer' ? facts.customerId : facts.managerId;
    return withRead(pool, { organizationId: facts.organizationId, userId, role }, text, values, { prepare });
  };
};

/** Without row-level security: the owner's role, and no viewer to set. */
const asOwner = (url: string, connections: number): Answer => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const types: pg.CustomTypesConfig = { getTypeParser: () => String };
  return async (name, { text, values, prepare }) => {
    const query = { text, values: [...values], rowMode: 'array' as const, types, ...(prepare ? { name } : {}) };
    return (await pool.query<[string]>(query)).rows[0]?.[0] ?? null;
  };
};

const bodyOf = (request: http.IncomingMessage): Promise<Ask> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', reject);
    request.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Ask));
  });

serve(async ({ ownerUrl, appUrl, facts, connections }) => {
  const answer = process.argv[2] === 'owner' ? asOwner(ownerUrl, connections) : asViewer(appUrl, connections, facts);
  const server = http.createServer((request, response) => {
    bodyOf(request)
      .then((ask) => {
        const name = nameOf(ask);
        return answer(name, floorStatement(name, facts, ask.variables));
      })
      .then((json) => {
        const body = Buffer.from(`{"data":${json}}`);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      })
      .catch((error: unknown) => {
        const body = String(error);
        response.writeHead(500, { 'content-length': Buffer.byteLength(body) }).end(body);
      });
  });
  return { port: await listen(server), path: '/', headers: { customer: {}, test_manager: {} }, tokens: [] };
});
