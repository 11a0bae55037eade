import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/identity/password.ts';
import { startCluster } from '#tests/support/cluster.ts';
import type { Cluster, Node } from '#tests/support/cluster.ts';
import { documentOf } from '#tests/support/documents.ts';
import { openSocket } from '#tests/support/live.ts';
import type { Socket } from '#tests/support/live.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { createVisitor } from '../server/identity/visitor.ts';
import { dueSoon } from './kills.ts';
import { plantStock } from './stock.ts';
import type { Stock } from './stock.ts';
import { drain } from './truth.ts';

/** In milliseconds: two processes, on a machine with much else to do. */
const starting = 300_000;

let cluster: Cluster;
let nodes: Node[];
let stock: Stock;
const sockets: Socket[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  const first = await cluster.start();
  stock = await cluster.withOwner(plantStock);
  nodes = [first, await cluster.start()];
  await cluster.settled();
}, starting);
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await cluster.dispose();
});

type Answered = { readonly status: number; readonly body: { readonly data?: Record<string, unknown>; readonly errors?: unknown } };

/** As a page does: a call that was refused for now is sent again under its key. */
const post = async (url: string, token: string, query: string, variables: object = {}, key = randomUUID()): Promise<Answered> => {
  const answer = await fetch(`${url}/api/customer_portal`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-organization-public-id': publicId('a'),
      'idempotency-key': key,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as Answered['body'];
  return answer.status === 503 ? post(url, token, query, variables, key) : { status: answer.status, body };
};

const socketAt = async ({ url }: Node, token: string): Promise<Socket> => {
  const socket = openSocket(url, { token, organization: publicId('a'), origin: cluster.url });
  sockets.push(socket);
  expect(await socket.settled()).toBe(true);
  return socket;
};

describe('two nodes on one database', () => {
  it('know the session that was begun on either, and end it on both', async () => {
    const person = { id: idOf('a', 'customer'), email: '' };
    const [found] = await cluster.sql<{ email: string }>('select email from organization_user where id = $1', [person.id]);
    await cluster.sql('insert into password (user_id, hash) values ($1, $2) on conflict (user_id) do update set hash = excluded.hash', [
      person.id,
      await hashPassword('crowd-demo'),
    ]);
    const before = new Map(cluster.balancer.given);
    const visitor = createVisitor(cluster.url);
    const tokens = await visitor.signIn(found?.email ?? '', 'crowd-demo');
    for (const { port } of nodes) expect(cluster.balancer.given.get(port) ?? 0).toBeGreaterThan(before.get(port) ?? 0);
    const asked = () =>
      Promise.all(nodes.map(async ({ url }) => (await post(url, tokens.access_token, '{ getCurrentOrganizationUser { id } }')).status));
    expect(await asked()).toEqual([200, 200]);
    const held = await Promise.all(nodes.map((node) => socketAt(node, tokens.access_token)));
    await fetch(`${nodes[0]?.url}/api/session/end`, { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } });
    await expect.poll(asked).toEqual([401, 401]);
    expect((await visitor.refresh(tokens.refresh_token)).status).toBe(400);
    await expect.poll(() => held.map((socket) => socket.closedWith() !== null)).toEqual([true, true]);
  });

  it('tell at a socket of one what was done at the other', async () => {
    const token = await cluster.tokenOf(idOf('a', 'manager'));
    const [one, other] = nodes as [Node, Node];
    const told = await Promise.all(
      nodes.map(async (node) => (await socketAt(node, token)).subscribe('subscription { changed { topic entityId } }')),
    );
    const issues = stock.issues.slice(0, 20);
    for (const [at, issueId] of issues.entries()) {
      const answer = await post(at % 2 === 0 ? one.url : other.url, token, documentOf('flexibleTestingIssueAccept'), {
        input: { issueId, newSeverity: 'high' },
      });
      expect(answer.body.data).toEqual({ answer: { successful: true, errors: [] } });
    }
    for (const { events } of told)
      await expect
        .poll(() => issues.filter((issue) => events.some(({ topic, entityId }) => topic === 'issue' && entityId === issue)).length)
        .toBe(issues.length);
  });

  it('do each job once', async () => {
    const token = await cluster.tokenOf(idOf('a', 'manager'));
    const testers = stock.testers.slice(0, 20);
    await Promise.all(
      testers.map((tester, at) =>
        post(nodes[at % 2]?.url ?? '', token, documentOf('publishIssuesAndCaseResults'), {
          input: { testId: idOf('a', 'supervised'), participantIds: [tester] },
        }),
      ),
    );
    await cluster.sql(dueSoon);
    await drain(cluster);
    const done = await cluster.sql<{ times: number }>(
      `select count(*)::int as times from audit where entity_id = any ($1) and event = 'publishing.succeed' group by entity_id`,
      [testers],
    );
    expect(done).toEqual(testers.map(() => ({ times: 1 })));
  });

  it('give the messages of a chat one order, whoever takes them', async () => {
    const channelId = idOf('a', 'chat-private');
    const people = await Promise.all(['manager', 'accepted'].map((name) => cluster.tokenOf(idOf('a', name as 'manager'))));
    const heard = await Promise.all(
      nodes.map(async (node, at) =>
        (await socketAt(node, people[at] ?? '')).subscribe('subscription { chatChanged { kind message { id position } } }'),
      ),
    );
    const said = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const input = { channelId, clientId: randomUUID(), text: `Message ${at}` };
        const asked = documentOf('sendChatMessage', 'result { id position }');
        const { body } = await post(nodes[at % 2]?.url ?? '', people[(at >> 1) % 2] ?? '', asked, { input });
        return (body.data as { answer: { result: { id: string; position: number } } }).answer.result;
      }),
    );
    const inOrder = said.toSorted((left, right) => left.position - right.position).map(({ id }) => id);
    expect(new Set(said.map(({ position }) => position)).size).toBe(40);
    for (const { url } of nodes)
      for (const token of people) {
        const { body } = await post(
          url,
          token,
          `query ($channelId: ID!) { page: chatMessages(channelId: $channelId, first: 40) { nodes { id } } }`,
          { channelId },
        );
        expect((body.data as { page: { nodes: { id: string }[] } }).page.nodes.map(({ id }) => id)).toEqual(inOrder);
      }
    for (const { events } of heard)
      await expect
        .poll(() => {
          const known = new Map(
            events.map(({ message }) => [(message as { id: string } | null)?.id, (message as { position: number } | null)?.position]),
          );
          return said.filter(({ id, position }) => known.get(id) === position).length;
        })
        .toBe(40);
  });
});
