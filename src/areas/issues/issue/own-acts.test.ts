import { optimisticFor } from '#src/cache/optimistic.ts';
import { portalCache } from '#src/cache/client.ts';
import { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import type { GivenSeverity, Severity, TagMode, TriageStatus } from '#schema/vocabulary/issue.ts';
import fc from 'fast-check';
import { Client, fetchExchange } from 'urql';
import { expect, it, vi } from 'vitest';
import { AllIssues } from '../issue-desk/all-issues.documents.ts';
import { TagIssues } from '../judge-selection/judge-selection.documents.ts';
import { AcceptIssue, ChangeSeverity, RejectIssue, TakeBackVerdict } from '../triage-issue/triage-issue.documents.ts';
import { standsIn } from './issue-address.rules.ts';

/** A server written by hand, which knows nothing of the cache, of predictions or of lists that were asked for before. */
type Stored = { id: string; triageStatus: TriageStatus; triageReason: string | null; severity: Severity; tags: string[]; version: number };
type Narrowing = { readonly severityIn?: Severity[]; readonly issueTagsIdsEq?: string[]; readonly issueTagsIdsContains?: string[] };
type Asked = Narrowing & { readonly triageStatusEq: TriageStatus; readonly input: Record<string, unknown> & { readonly issueId: string } };

const typed = (__typename: string, more: object) => ({ __typename, ...more });

class Server {
  readonly asked: string[] = [];
  readonly stored: Stored[] = Array.from({ length: 9 }, (_, at) => ({
    id: `i${at}`,
    triageStatus: (['untriaged', 'untriaged', 'accepted'] as const)[at % 3] ?? 'untriaged',
    triageReason: null,
    severity: at % 2 === 0 ? 'low' : 'high',
    tags: at % 4 === 0 ? ['g1'] : [],
    version: 1,
  }));

  #isFound({ severityIn, issueTagsIdsEq, issueTagsIdsContains }: Narrowing) {
    return ({ severity, tags }: Stored): boolean =>
      (severityIn === undefined || severityIn.includes(severity)) &&
      (issueTagsIdsEq === undefined || issueTagsIdsEq.some((tag) => tags.includes(tag))) &&
      (issueTagsIdsContains === undefined || issueTagsIdsContains.every((tag) => tags.includes(tag)));
  }

  #stats(narrowing: Narrowing) {
    const found = this.stored.filter(this.#isFound(narrowing));
    const count = (status: TriageStatus) => found.filter(({ triageStatus }) => triageStatus === status).length;
    const figures = { newIssuesCount: count('untriaged'), acceptedIssuesCount: count('accepted'), rejectedIssuesCount: count('rejected') };
    return typed('IssueStats', figures);
  }

  #issue({ tags, ...stored }: Stored) {
    const counts = { untriaged: 0, accepted: 0, rejected: 0 };
    for (const { triageStatus } of this.stored) counts[triageStatus] += 1;
    return typed('Issue', {
      ...stored,
      code: stored.id,
      title: stored.id,
      reviewedSeverity: null,
      originalId: null,
      duplicatesCount: 0,
      wasRead: true,
      createdAt: '2026-11-21T06:00:00.000Z',
      issueTags: tags.map((id) => typed('IssueTag', { id, name: id })),
      issueNote: null,
      test: typed('FlexibleTestingTest', {
        id: 't1',
        name: 'Checkout',
        forceSeverityChangeBeforeAccept: false,
        issueCounts: typed('IssueCounts', counts),
      }),
    });
  }

  #change(input: { readonly issueId: string }, change: (issue: Stored) => void, asked: Narrowing, isMany = false) {
    const issue = this.stored.find(({ id }) => id === input.issueId) as Stored;
    change(issue);
    issue.version += 1;
    const result = this.#issue(issue);
    return typed(isMany ? 'IssuesChange' : 'IssueChange', {
      successful: true,
      version: issue.version,
      result: isMany ? [result] : result,
      query: typed('Query', { issueStats: this.#stats(asked) }),
      errors: [],
    });
  }

  #answer(name: string, asked: Asked): object {
    const { input } = asked;
    switch (name) {
      case 'AllIssues_Issues': {
        const found = this.stored.filter(this.#isFound(asked)).filter(({ triageStatus }) => triageStatus === asked.triageStatusEq);
        const edges = found.map((issue) => typed('IssueEdge', { node: this.#issue(issue) }));
        const pageInfo = typed('PageInfo', { hasNextPage: false, endCursor: null });
        return { flexibleTestingIssues: typed('IssueConnection', { edges, pageInfo }) };
      }
      case 'AllIssues_Stats':
        return { issueStats: this.#stats(asked) };
      case 'TriageIssue_Accept': {
        const change = (issue: Stored) =>
          Object.assign(issue, { triageStatus: 'accepted', triageReason: null, severity: input['newSeverity'] });
        return { flexibleTestingIssueAccept: this.#change(input, change, asked) };
      }
      case 'TriageIssue_Reject': {
        const change = (issue: Stored) => Object.assign(issue, { triageStatus: 'rejected', triageReason: input['rejectionReason'] });
        return { flexibleTestingIssueReject: this.#change(input, change, asked) };
      }
      case 'TriageIssue_Severity':
        return {
          flexibleTestingChangeIssueSeverity: this.#change(
            input,
            (issue) => Object.assign(issue, { severity: input['newSeverity'] }),
            asked,
          ),
        };
      case 'TriageIssue_TakeBack': {
        const [{ issueId, version: _, ...before }] = input['issues'] as readonly [{ issueId: string; version: number }];
        return { flexibleTestingIssuesRestore: this.#change({ issueId }, (issue) => Object.assign(issue, before), asked, true) };
      }
      case 'JudgeSelection_Tags': {
        const { issueIds, attachIssueTagIds, detachIssueTagIds } = input as unknown as Record<string, readonly string[]>;
        const change = (issue: Stored) =>
          Object.assign(issue, {
            tags: [...new Set([...issue.tags, ...(attachIssueTagIds ?? [])])].filter((id) => !detachIssueTagIds?.includes(id)).toSorted(),
          });
        const answer = this.#change({ issueId: issueIds?.[0] ?? '' }, change, asked, true);
        return { flexibleTestingIssuesUpdateTags: { ...answer, outcomes: null } };
      }
      default:
        throw new Error(`Nobody answers ${name}.`);
    }
  }

  readonly fetch = async (_: unknown, options?: RequestInit): Promise<Response> => {
    const { operationName, variables } = JSON.parse(options?.body as string) as { operationName: string; variables: Asked };
    this.asked.push(operationName);
    return Response.json({ data: this.#answer(operationName, variables) });
  };
}

const clientOf = (server: Server): Client =>
  new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: server.fetch,
    exchanges: [portalCache(optimisticFor({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
  });

type Search = { readonly triage: TriageStatus; readonly tags: string[]; readonly match: TagMode; readonly severities: Severity[] };

const narrowingOf = ({ tags, match, severities }: Search): Narrowing => ({
  ...(severities.length > 0 && { severityIn: severities }),
  ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: tags } : { issueTagsIdsContains: tags })),
});

/** What a page shows of a list: its rows and the figures over it. */
const look = (client: Client, search: Search) => {
  const shown: { rows: readonly string[] | null; figures: object | null } = { rows: null, figures: null };
  const variables = {
    ...narrowingOf(search),
    triageStatusEq: search.triage,
    sort: { field: 'created_at', direction: 'descending' },
    first: 25,
  } as const;
  client.query(AllIssues, variables).subscribe(({ data }) => {
    const nodes = data?.flexibleTestingIssues.edges.map(({ node }) => node) ?? [];
    if (data !== undefined)
      shown.rows = nodes
        .filter(standsIn(search))
        .map(({ id, triageStatus, triageReason, severity, version, issueTags }) =>
          JSON.stringify([id, triageStatus, triageReason, severity, version, issueTags.map((tag) => tag.id)]),
        );
  });
  client.query(IssueFigures, narrowingOf(search)).subscribe(({ data }) => {
    if (data !== undefined) shown.figures = data.issueStats;
  });
  return shown;
};

const settled = async (shown: ReturnType<typeof look>): Promise<void> => {
  await vi.waitFor(() => expect([shown.rows, shown.figures]).not.toContain(null), { interval: 1 });
};

type Act =
  | { readonly kind: 'accept' | 'weigh'; readonly at: number; readonly severity: GivenSeverity }
  | { readonly kind: 'reject' | 'undo'; readonly at: number }
  | { readonly kind: 'tag'; readonly at: number; readonly tags: string[] };

const at = fc.nat({ max: 8 });
const severity = fc.constantFrom<GivenSeverity>('low', 'high');
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('accept' as const), at, severity }),
  fc.record({ kind: fc.constant('weigh' as const), at, severity }),
  fc.record({ kind: fc.constantFrom('reject' as const, 'undo' as const), at }),
  fc.record({ kind: fc.constant('tag' as const), at, tags: fc.subarray(['g1', 'g2']) }),
);
const searches: fc.Arbitrary<Search> = fc.record({
  triage: fc.constantFrom<TriageStatus>('untriaged', 'accepted'),
  tags: fc.subarray(['g1', 'g2']),
  match: fc.constantFrom<TagMode>('any', 'all'),
  severities: fc.subarray<Severity>(['low', 'high']),
});

/** Acts on an issue in sight, as a person can, or takes back what was done last. */
const play = async (
  client: Client,
  server: Server,
  search: Search,
  shown: ReturnType<typeof look>,
  wished: readonly Act[],
): Promise<number> => {
  const narrowing = narrowingOf(search);
  const done: Stored[] = [];
  let sent = 0;
  for (const act of wished) {
    const ids = (shown.rows ?? []).map((row) => String((JSON.parse(row) as readonly unknown[])[0]));
    const before = act.kind === 'undo' ? done.pop() : server.stored.find(({ id }) => id === ids[act.at % Math.max(1, ids.length)]);
    if (before === undefined) continue;
    const { id: issueId, version, triageStatus, triageReason, severity: weight } = before;
    if (act.kind !== 'undo' && act.kind !== 'tag') done.push({ ...before });
    const seen = server.stored.find(({ id }) => id === issueId)?.version ?? version;
    if (act.kind === 'accept')
      await client.mutation(AcceptIssue, { input: { issueId, newSeverity: act.severity }, ...narrowing }).toPromise();
    else if (act.kind === 'reject')
      await client.mutation(RejectIssue, { input: { issueId, rejectionReason: 'Duplicate' }, ...narrowing }).toPromise();
    else if (act.kind === 'weigh')
      await client.mutation(ChangeSeverity, { input: { issueId, newSeverity: act.severity, source: 'ada' }, ...narrowing }).toPromise();
    else if (act.kind === 'tag') {
      const tags = { attachIssueTagIds: act.tags, detachIssueTagIds: ['g1', 'g2'].filter((id) => !act.tags.includes(id)) };
      await client.mutation(TagIssues, { input: { issueIds: [issueId], ...tags }, ...narrowing }).toPromise();
    } else
      await client
        .mutation(TakeBackVerdict, {
          input: { issues: [{ issueId, version: seen, triageStatus, triageReason, severity: weight }] },
          ...narrowing,
        })
        .toPromise();
    sent += 1;
  }
  return sent;
};

it('after any own acts a list and its figures are what a fresh client reads, and nothing was asked again', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.array(acts, { maxLength: 8 }), async (search, wished) => {
      const server = new Server();
      const client = clientOf(server);
      const own = look(client, search);
      await settled(own);
      const before = server.asked.length;
      const sent = await play(client, server, search, own, wished);
      await new Promise((resolve) => setImmediate(resolve));
      expect(server.asked.slice(before)).toHaveLength(sent);
      const fresh = look(clientOf(server), search);
      await settled(fresh);
      expect(own).toEqual(fresh);
    }),
    { numRuns: 120, seed: 36 },
  );
});
