import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { randomFrom } from '#crowd/random.ts';
import { seedLarge } from '#server/world/large.ts';
import { documentOf } from '#tests/support/documents.ts';
import { startCluster } from '#tests/support/cluster.ts';
import type { Cluster, Node } from '#tests/support/cluster.ts';
import { heldBy, usedBy, usedByChildrenOf } from './processor.ts';

export type CompanyPlan = {
  readonly people: number;
  readonly sockets: number;
  /** Operations a second that are begun, whether or not those before are answered. */
  readonly operations: number;
  readonly seconds: number;
  /** Kills a node in the middle and starts it again. */
  readonly kills: boolean;
  readonly say: (line: string) => void;
};

type Person = { readonly id: string; readonly organizationId: string; readonly organizationPublicId: string; token: string };
type Issue = {
  readonly id: string;
  readonly organizationId: string;
  version: number;
  isAccepted: boolean;
  busy: boolean;
  writes: number;
  readonly isPublished: boolean;
};

const peopleOfOne = 25;
const issuesOfOne = 60;
const inFlightAtMost = 400;
const writes = 0.1;
const answeredWithin = 20_000;

type Listener = { readonly person: Person; readonly heard: Map<string, number>; since: number | null; node: number; skips: number };

type Counts = {
  begun: number;
  answered: number;
  again: number;
  late: number;
  wrong: string[];
  readonly times: number[];
  readonly events: number[];
};

const people = `
  insert into organization_user (id, organization_id, role, email, first_name, last_name)
  select md5('company:' || o.id || ':' || n)::uuid, o.id, (array['customer', 'test_manager'])[1 + n % 2], 'p' || n || '@' || o.public_id || '.example', 'Person', n::text
  from organization o, generate_series(1, ${peopleOfOne}) n where o.public_id like 'large-%'`;

const plant = async (
  cluster: Cluster,
  plan: CompanyPlan,
): Promise<{ readonly persons: Person[]; readonly issues: Map<string, Issue[]> }> => {
  const organizations = Math.max(3, Math.ceil((plan.people / peopleOfOne) * 1.5));
  await cluster.withOwner(async (pool) => {
    const client = await pool.connect();
    try {
      await seedLarge(
        client,
        { testers: 200, issues: organizations * issuesOfOne, organizations, cases: 20, participants: 10, testsEach: 2 },
        () => undefined,
      );
    } finally {
      client.release();
    }
  });
  await cluster.sql(people);
  await cluster.sql(`update organization set flexible_testing_access = true where public_id like 'large-%'`);
  const persons = await cluster.sql<Omit<Person, 'token'>>(
    `select u.id, o.id as "organizationId", o.public_id as "organizationPublicId" from organization_user u join organization o on o.id = u.organization_id
     where u.first_name = 'Person' and exists (select from issue i where i.organization_id = o.id and i.published_at is not null) order by u.last_name::int, o.public_id limit $1`,
    [plan.people],
  );
  const found = await cluster.sql<Issue>(
    `select id, organization_id as "organizationId", version, triage_status = 'accepted' as "isAccepted", false as busy, 0 as writes,
       published_at is not null as "isPublished" from issue`,
  );
  const issues = Map.groupBy(found, ({ organizationId }) => organizationId);
  const all: Person[] = [];
  for (const person of persons) if (issues.has(person.organizationId)) all.push({ ...person, token: await cluster.tokenOf(person.id) });
  return { persons: all, issues };
};

const percentile = (sorted: readonly number[], part: number): number => Math.round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((left, right) => left - right);
  return `${percentile(sorted, 0.5)} ms in the middle, ${percentile(sorted, 0.95)} at p95, ${percentile(sorted, 0.99)} at p99`;
};
const middle = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The list that a customer looks at all day, one issue, and the figures beside the list. */
const list = '{ flexibleTestingIssues { edges { node { id title severity triageStatus } } } issueStats { newIssuesCount } }';
const one = 'query ($id: ID!) { flexibleTestingIssue(id: $id) { id triageStatus severity } }';
const changed = 'subscription { changed { number topic entityId } }';

/** Many people at two nodes for some time, each answer and each event held against what must be. Returns what was wrong. */
export const driveCompany = async (plan: CompanyPlan): Promise<readonly string[]> => {
  const { say } = plan;
  const cluster = await startCluster();
  const clients: { readonly dispose: () => unknown }[] = [];
  try {
    const nodes: Node[] = [await cluster.start()];
    const { persons, issues } = await plant(cluster, plan);
    nodes.push(await cluster.start());
    const known = new Map([...issues].map(([organization, all]) => [organization, new Map(all.map((issue) => [issue.id, issue]))]));
    say(`${persons.length} people of ${issues.size} organizations, two nodes.`);
    const counts: Counts = { begun: 0, answered: 0, again: 0, late: 0, wrong: [], times: [], events: [] };
    const wrong = (words: string): void => void (counts.wrong.length < 20 && counts.wrong.push(words));
    const told = new Map<string, number>();
    const random = randomFrom(7);

    const listeners: Listener[] = [];
    const listen = (person: Person, at: number): void => {
      const listener: Listener = { person, heard: new Map(), since: null, node: at % 2, skips: 0 };
      let number: number | null = null;
      const client = createClient({
        url: () => `${nodes[listener.node]?.url.replace('http', 'ws')}/api/customer_portal`,
        webSocketImpl: WebSocket,
        connectionParams: { auth_token: person.token, organization: person.organizationPublicId },
        retryAttempts: 1000,
        shouldRetry: () => true,
        retryWait: () => pause(200 + random.whole(0, 800)),
        on: {
          closed: () => {
            listener.since = null;
            number = null;
            listener.node = 1 - listener.node;
          },
        },
      });
      clients.push(client);
      client.subscribe<{ changed: { number: string; topic: string; entityId: string | null } }>(
        { query: changed },
        {
          next: ({ data }) => {
            const event = data?.changed;
            if (event === undefined) return;
            if (listener.since === null) {
              listener.since = performance.now();
              listener.heard.clear();
            } else if (number !== null && Number(event.number) > number + 1) listener.skips += 1;
            number = Number(event.number);
            if (event.topic !== 'issue' || event.entityId === null) return;
            listener.heard.set(event.entityId, (listener.heard.get(event.entityId) ?? 0) + 1);
            const sent = told.get(event.entityId);
            if (sent !== undefined && counts.events.length < 200_000) counts.events.push(performance.now() - sent);
          },
          error: (error) => wrong(`a subscription ended: ${JSON.stringify(error)}`),
          complete: () => undefined,
        },
      );
      listeners.push(listener);
    };

    let turn = 0;
    /** To the next node; after a lost or refused answer to the other, under the same key. */
    const call = async (person: Person, query: string, variables: object): Promise<Record<string, unknown> | null> => {
      const key = randomUUID();
      const begun = performance.now();
      for (let tried = 0; performance.now() - begun < answeredWithin; tried += 1) {
        turn += 1;
        try {
          const answer = await fetch(`${nodes[turn % 2]?.url}/api/customer_portal`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${person.token}`,
              'x-organization-public-id': person.organizationPublicId,
              'idempotency-key': key,
            },
            body: JSON.stringify({ query, variables }),
            signal: AbortSignal.timeout(10_000),
          });
          if (answer.status === 200) {
            const body = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
            if (body.errors !== undefined) wrong(`an answer with errors: ${JSON.stringify(body.errors)}`);
            return body.data ?? null;
          }
          await answer.body?.cancel();
          if (answer.status < 500) wrong(`an answer with the status ${answer.status}`);
        } catch {
          // Cut: asked again.
        }
        counts.again += 1;
        await pause(20 + random.whole(0, 60));
      }
      wrong('a call that nobody answered');
      return null;
    };

    /** What was acknowledged since a listener listens, by issue. */
    const acknowledged: { readonly issue: Issue; readonly begunAt: number }[] = [];
    const write = async (person: Person): Promise<void> => {
      const issue = random.pick(issues.get(person.organizationId) ?? []);
      if (issue.busy || !issue.isPublished) return read(person);
      issue.busy = true;
      const verb = issue.isAccepted ? 'Reject' : 'Accept';
      const input = verb === 'Accept' ? { issueId: issue.id, newSeverity: 'high' } : { issueId: issue.id, rejectionReason: 'Duplicate' };
      const begunAt = performance.now();
      told.set(issue.id, begunAt);
      const data = await call(person, documentOf(`flexibleTestingIssue${verb}`), { input });
      const answer = data?.['answer'] as { successful: boolean; errors: unknown } | undefined;
      if (answer?.successful === true) {
        issue.isAccepted = verb === 'Accept';
        issue.writes += 1;
        acknowledged.push({ issue, begunAt });
        const again = await call(person, one, { id: issue.id });
        const shown = (again?.['flexibleTestingIssue'] as { triageStatus: string } | undefined)?.triageStatus;
        if (shown !== (issue.isAccepted ? 'accepted' : 'rejected')) wrong(`an issue that was ${verb}ed is shown as ${shown}`);
      } else wrong(`${verb} was refused: ${JSON.stringify(answer?.errors)}`);
      issue.busy = false;
    };
    const operate = async (): Promise<void> => {
      const person = random.pick(persons);
      const begun = performance.now();
      await (random.chance(writes) ? write(person) : read(person));
      counts.answered += 1;
      counts.times.push(performance.now() - begun);
    };
    const read = async (person: Person): Promise<void> => {
      const own = known.get(person.organizationId);
      const data = await call(person, list, {});
      const edges = (data?.['flexibleTestingIssues'] as { edges: { node: { id: string } }[] } | undefined)?.edges ?? [];
      if (edges.length === 0) wrong('an empty list');
      if (edges.some(({ node }) => own?.has(node.id) !== true)) wrong('an issue of another organization');
    };

    for (let at = 0; at < plan.sockets; at += 1) listen(persons[at % persons.length] as Person, at);
    /** Until every socket has heard of something: from then on it must hear of all. */
    for (const until = Date.now() + 120_000; listeners.some(({ since }) => since === null) && Date.now() < until; await pause(250)) {
      const waiting = new Map(listeners.filter(({ since }) => since === null).map(({ person }) => [person.organizationId, person]));
      await Promise.all([...waiting.values()].map(write));
    }
    say(`${listeners.filter(({ since }) => since !== null).length} of ${listeners.length} sockets listen.`);

    const memory: (readonly number[])[] = [];
    const processors = (): readonly number[] => [
      usedBy(process.pid),
      ...nodes.map(({ pid }) => usedBy(pid)),
      usedByChildrenOf(cluster.embedded.pid()),
    ];
    const [from, usedFrom] = [performance.now(), processors()];
    const running = new Set<Promise<void>>();
    let killed: Promise<void> | null = null;
    while (performance.now() - from < plan.seconds * 1000) {
      const passed = (performance.now() - from) / 1000;
      if (plan.kills && killed === null && passed > plan.seconds / 2)
        killed = (async () => {
          await nodes[0]?.kill();
          await pause(1000);
          nodes[0] = await cluster.start();
          say(`A node was killed after ${Math.round(passed)} s and is back.`);
        })();
      if (memory.length <= passed) memory.push(nodes.map(({ pid }) => heldBy(pid)));
      for (; counts.begun < passed * plan.operations; counts.begun += 1) {
        if (running.size >= inFlightAtMost) {
          counts.late += 1;
          continue;
        }
        const done = operate().finally(() => running.delete(done));
        running.add(done);
      }
      await pause(10);
    }
    await Promise.all([...running, killed]);
    const seconds = (performance.now() - from) / 1000;
    const usedIn = processors().map((milliseconds, at) => (milliseconds - (usedFrom[at] ?? 0)) / seconds / 10);

    /** Those that went on listening must have heard of each change as often as it was made. */
    const missing = (): number =>
      listeners.reduce((sum, { person, since, heard, skips }) => {
        if (since === null) return sum;
        const wanted = new Map<string, number>();
        for (const { issue, begunAt } of acknowledged)
          if (begunAt > since && issue.organizationId === person.organizationId) wanted.set(issue.id, (wanted.get(issue.id) ?? 0) + 1);
        return sum + skips + [...wanted].filter(([id, times]) => (heard.get(id) ?? 0) < times).length;
      }, 0);
    for (const until = Date.now() + 30_000; missing() > 0 && Date.now() < until; await pause(250));
    const lost = missing();
    if (lost > 0) wrong(`${lost} events that were not heard`);
    const stored = await cluster.sql<{ id: string; status: string; version: number }>(
      'select id, triage_status as status, version from issue',
    );
    for (const { id, status, version } of stored)
      for (const all of known.values()) {
        const issue = all.get(id);
        if (issue === undefined || issue.writes === 0) continue;
        if (status !== (issue.isAccepted ? 'accepted' : 'rejected'))
          wrong(`an issue is ${status} in the database after its last change was acknowledged`);
        if (version !== issue.version + issue.writes)
          wrong(`an issue was changed ${version - issue.version} times, and ${issue.writes} changes were acknowledged`);
      }

    const quarter = Math.floor(memory.length / 4);
    const heldIn = (part: readonly (readonly number[])[]): number => middle(part.map((each) => each.reduce((sum, held) => sum + held, 0)));
    const [early, end] = [heldIn(memory.slice(quarter, quarter * 2)), heldIn(memory.slice(-quarter))];
    say(
      `${counts.answered} operations in ${seconds.toFixed(0)} s, ${(counts.answered / seconds).toFixed(0)} a second of ${plan.operations} wanted (${counts.late} not begun); ${acknowledged.length} changes; ${counts.again} calls asked again.`,
    );
    say(`An operation took ${spread(counts.times)}; an event was heard after ${spread(counts.events)}, from before the change was sent.`);
    const names = ['load', 'first node', 'second node', 'PostgreSQL'];
    const shares = usedIn.map((percent, at) => `${names[at]} ${percent.toFixed(0)}`).join(', ');
    const load = os.loadavg().map((each) => each.toFixed(1));
    say(`Processor, in percent of one core: ${shares}; load of the machine ${load.join(', ')}.`);
    say(`Memory of both nodes: ${early} MB early, ${end} MB at the end.`);
    if (!plan.kills && plan.seconds >= 120 && end > early * 1.25) wrong(`memory grew from ${early} to ${end} MB`);
    return counts.wrong;
  } finally {
    await Promise.all(clients.map((client) => client.dispose()));
    await cluster.dispose();
  }
};
