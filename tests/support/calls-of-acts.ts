import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { chatAddress, field, message, write } from './drivers-chat.ts';
import type { AskPortal } from './drivers-portal.ts';
import { assignedTest, issuesTest } from './drivers-results.ts';
import { rejectAsDuplicate } from './drivers-unsent.ts';
import { goneParticipantStatuses, isPublished } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Account } from './app.ts';

/** Where the acts are done. */
export type Stage = { readonly issuesTestId: string; readonly tester: string; readonly moderated: string; readonly reported: string };

type Result = {
  readonly id: string;
  readonly status: string;
  readonly moderationStatus: string;
  readonly hasOpenCaseResultEditRequest: boolean;
};
type Tester = { readonly id: string; readonly status: ParticipantStatus; readonly caseResults: readonly Result[] };
type Supervised = { readonly id?: string; readonly selectionRequirementsGroups?: readonly { readonly participants: readonly Tester[] }[] };
type Live = { readonly platformTests: { readonly edges: readonly { readonly node: Supervised }[] } };

const testersOf = (isMeant: (testId: string) => boolean) => (live: Live) =>
  live.platformTests.edges.flatMap(({ node: { id = '', selectionRequirementsGroups = [] } }) =>
    isMeant(id) ? selectionRequirementsGroups.flatMap(({ participants }) => participants.map((tester) => ({ testId: id, tester }))) : [],
  );

/** The tester with most results to judge, opened at the first of them; what others approved there before waits again. */
const busiest = async (manager: AskPortal, isMeant: (testId: string) => boolean): Promise<string> => {
  const live = await manager<Live>(`{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest {
    id selectionRequirementsGroups { participants { id status caseResults { id status moderationStatus hasOpenCaseResultEditRequest } } } } } } } }`);
  const testers = testersOf(isMeant)(live).map(({ testId, tester: { id, status, caseResults } }) => {
    const isOver = isPublished(status) || goneParticipantStatuses.includes(status);
    const open = caseResults.filter(
      (result) => ['pass', 'fail', 'blocked'].includes(result.status) && !result.hasOpenCaseResultEditRequest,
    );
    return { path: `/results/${testId}/participant/${id}`, results: isOver ? [] : open };
  });
  const [found] = testers.toSorted((one, other) => other.results.length - one.results.length);
  const [first] = found?.results ?? [];
  if (found === undefined || first === undefined) throw new Error('no tester has results that can be moderated');
  for (const { id, moderationStatus } of found.results)
    if (moderationStatus === 'approved')
      await manager(
        'mutation ($input: ToggleTestCaseResultApprovalInput!) { toggleTestCaseResultApproval(input: $input) { successful } }',
        {
          input: { testCaseResultId: id, approved: false },
        },
      );
  return `${found.path}?result=${first.id}`;
};

type Reports = {
  readonly relatedIssues: readonly { readonly moderationStatus: string; readonly known: boolean; readonly reportedHere: boolean }[];
};

/** A result whose report nobody has judged. */
export const reported = async (manager: AskPortal): Promise<string> => {
  const live = await manager<Live>(`{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest {
    id selectionRequirementsGroups { participants { id status caseResults { id status relatedIssues { moderationStatus known reportedHere } } } } } } } } }`);
  const isOpen = ({ relatedIssues }: Reports): boolean =>
    relatedIssues.length === 1 && relatedIssues.every((one) => one.moderationStatus === 'pending' && !one.known && one.reportedHere);
  const found = testersOf(() => true)(live).flatMap(({ testId, tester: { id, status, caseResults } }) =>
    isPublished(status) || goneParticipantStatuses.includes(status)
      ? []
      : (caseResults as unknown as readonly (Result & Reports)[])
          .filter(isOpen)
          .map((result) => `/results/${testId}/participant/${id}?result=${result.id}`),
  );
  const [first] = found;
  if (first === undefined) throw new Error('no report waits for a verdict');
  return first;
};

type Issues = {
  readonly platformTest: Readonly<Record<string, { readonly edges: readonly { readonly node: { readonly id: string } }[] }>>;
};

/** A test whose issues are all new; what others decided before is taken back. */
const untriaged = async (manager: AskPortal): Promise<string> => {
  const least = 9;
  const id = await issuesTest(
    manager,
    ({ forceSeverityChangeBeforeAccept, issueCounts: { untriaged: fresh, accepted, rejected } }) =>
      !forceSeverityChangeBeforeAccept && fresh + accepted + rejected >= least,
  );
  const listed = ['accepted', 'rejected'].map(
    (status) => `${status}: issues(triageStatus: ${status}, first: 50) { edges { node { id } } }`,
  );
  const { platformTest } = await manager<Issues>(
    `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { ${listed.join(' ')} } } }`,
    { id },
  );
  for (const { node } of Object.values(platformTest).flatMap(({ edges }) => edges))
    await manager('mutation ($input: FlexibleTestingIssueUntriageInput!) { flexibleTestingIssueUntriage(input: $input) { successful } }', {
      input: { issueId: node.id },
    });
  return id;
};

type Published = { readonly status: ParticipantStatus; readonly issueGenerationProcessing: boolean };
type Publishing = {
  readonly platformTests: {
    readonly edges: readonly {
      readonly node: {
        readonly selectionRequirementsGroups?: readonly {
          readonly participants: readonly Published[];
        }[];
      };
    }[];
  };
};

/** Issues that come of a tester who is being published are events of nobody's act here. */
const untilPublished = async (manager: AskPortal): Promise<void> => {
  const isPublishing = async (): Promise<boolean> => {
    const { platformTests } =
      await manager<Publishing>(`{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest {
      selectionRequirementsGroups { participants { status issueGenerationProcessing } } } } } } }`);
    return platformTests.edges.some(({ node: { selectionRequirementsGroups = [] } }) =>
      selectionRequirementsGroups.some(({ participants }) =>
        participants.some(({ status, issueGenerationProcessing }) => issueGenerationProcessing || status === 'publishing_results'),
      ),
    );
  };
  for (let looks = 0; looks < 60 && (await isPublishing()); looks += 1) await pause(500);
};

/** The tester of the moderator's test with most results to judge, opened at the first of them. */
export const moderatedTester = async (manager: AskPortal): Promise<string> => {
  await untilPublished(manager);
  const moderatedTest = await assignedTest(manager, 'accepted');
  return busiest(manager, (id) => id === moderatedTest);
};

export const stageOf = async (manager: AskPortal): Promise<Stage> => {
  const moderated = await moderatedTester(manager);
  const moderatedTest = await assignedTest(manager, 'accepted');
  return {
    issuesTestId: await untriaged(manager),
    tester: await busiest(manager, (id) => id !== moderatedTest),
    moderated,
    reported: await reported(manager),
  };
};

export type Act = {
  readonly name: string;
  /** Most calls each. */
  readonly bar: number;
  readonly do: (page: Page) => readonly (() => Promise<unknown>)[];
};

export type Scene = {
  readonly account: Account;
  readonly what: string;
  readonly path: (stage: Stage) => string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly acts: readonly Act[];
};

const times = <One>(count: number, one: One): readonly One[] => Array.from({ length: count }, () => one);
const rows = (page: Page) => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const press = (count: number, key: string) => (page: Page) => times(count, () => page.keyboard.press(key));
const linkOf = (page: Page, tab: string) => page.getByRole('navigation', { name: 'Parts of this test' }).getByRole('link', { name: tab });
const tabs = (...names: readonly string[]): readonly Act[] =>
  names.map((name) => ({ name: `tab ${name}`, bar: 2, do: (page) => [() => linkOf(page, name).click()] }));
const openTest = (page: Page): Promise<void> => linkOf(page, 'Test details').waitFor();

const counted = `counted ${Date.now()}`;
const typeTag = (name: string) => async (page: Page) => {
  await page.keyboard.press('t');
  await page.getByRole('combobox', { name: 'Search or create a tag' }).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
};

const openIssues = async (page: Page): Promise<void> => {
  await rows(page).first().click();
  await page
    .getByRole('region', { name: 'Issue', exact: true })
    .getByRole('article')
    .or(page.locator('#issue-selection'))
    .first()
    .waitFor();
};
const openPanel = (page: Page): Promise<void> =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: /^Approve/ })
    .first()
    .waitFor();

/** Into an issue that the words of its test find, since not every issue has one that is similar. */
const mergeFirst = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Duplicate of' });
  await page.keyboard.press('2');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Reject without an original' }).waitFor();
  if ((await dialog.getByRole('radio').count()) === 0) {
    await dialog.getByRole('searchbox').fill('a');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('radio').first().waitFor();
  }
  await dialog.getByRole('radio', { checked: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

const judging: readonly Act[] = [
  { name: 'verdict on an issue', bar: 3, do: press(6, '1') },
  { name: 'rejecting as a duplicate, which asks for its original', bar: 4, do: (page) => times(2, () => rejectAsDuplicate(page)) },
  { name: 'merging into the first that is offered', bar: 4, do: (page) => times(2, () => mergeFirst(page)) },
  { name: 'taking a verdict back', bar: 2, do: press(6, 'u') },
  { name: 'next issue', bar: 1.5, do: press(6, 'j') },
];

const moderating: readonly Act[] = [
  { name: 'next result', bar: 2.5, do: press(2, 'j') },
  { name: 'approval of a result', bar: 3, do: press(3, '1') },
];

const openReport = (page: Page): Promise<void> =>
  page
    .getByRole('group', { name: /^Verdict on / })
    .first()
    .waitFor();

/** Told after a second of typing: whether it comes before the message does depends on the machine, not on what a message costs. */
const whileTyping = 'Chat_Typing';

const talking: Act = {
  name: 'message in the chat',
  bar: 1,
  do: (page) =>
    times(3, null).map((_, at) => async () => {
      await write(page, `Said ${at}`);
      await message(page, `Said ${at}`).last().waitFor();
    }),
};

/** Every hot flow, by the people who do it all day. */
export const scenes: readonly Scene[] = [
  {
    account: 'customer',
    what: 'all issues',
    path: () => '/issues',
    open: openIssues,
    acts: [
      ...judging,
      {
        name: 'selecting two issues and judging both',
        bar: 7,
        do: (page) =>
          times(2, async () => {
            for (const key of ['x', 'Shift+J', '2']) await page.keyboard.press(key);
          }),
      },
      { name: 'new tag', bar: 3, do: (page) => [() => typeTag(counted)(page)] },
      { name: 'tag', bar: 2, do: (page) => times(2, () => typeTag(counted)(page)) },
    ],
  },
  {
    account: 'customer',
    what: 'issues of a test',
    path: ({ issuesTestId }) => `/results/${issuesTestId}?tab=issues`,
    open: openIssues,
    acts: judging,
  },
  {
    account: 'customer',
    what: 'tabs of a test',
    path: ({ issuesTestId }) => `/results/${issuesTestId}`,
    open: openTest,
    acts: tabs('Test details', 'Issues reported', 'Test case results', 'Tester feedback', 'Summary'),
  },
  {
    account: 'manager',
    what: 'tabs of a test',
    path: ({ issuesTestId }) => `/results/${issuesTestId}`,
    open: openTest,
    acts: tabs('Test details', 'Testers', 'Blockers', 'Issues reported', 'Test case results', 'Tester feedback', 'Summary'),
  },
  { account: 'manager', what: 'moderation', path: ({ tester }) => tester, open: openPanel, acts: moderating },
  {
    account: 'manager',
    what: 'the report of a tester',
    path: ({ reported: path }) => path,
    open: openReport,
    acts: [{ name: 'verdict on a report', bar: 3, do: press(2, '2') }],
  },
  { account: 'moderator', what: 'moderation', path: ({ moderated }) => moderated, open: openPanel, acts: moderating },
  { account: 'customer', what: 'chat', path: () => chatAddress('public 412'), open: (page) => field(page).waitFor(), acts: [talking] },
  { account: 'manager', what: 'chat', path: () => chatAddress('public 412'), open: (page) => field(page).waitFor(), acts: [talking] },
];

/** Calls of the API that a page has made, by the names of their operations. */
export type Counted = ReadonlyMap<string, number>;
export type Counter = { readonly take: () => Promise<Counted>; readonly refused: () => number };

/** In milliseconds: what follows an act begins within it, also a mark of reading. */
const calm = 2_300;

/** Asks for what a notification told; nobody is notified of an act of their own. */
const bell = 'Bell_';

/** Counts calls; `take` waits until nothing more follows, and begins anew. */
export function countCalls(page: Page): Counter {
  let counts = new Map<string, number>();
  let last = Date.now();
  const open = new Set<Request>();
  let refused = 0;
  const isCall = (address: string): boolean => new URL(address).pathname === '/api/customer_portal';
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    type Asked = { readonly operationName?: string };
    const asked = request.postDataJSON() as Asked | readonly Asked[] | null;
    const name = [asked ?? []]
      .flat()
      .map(({ operationName }) => operationName)
      .join(' + ');
    if (name.startsWith(bell)) return;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    last = Date.now();
    open.add(request);
  });
  const end = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (response.status() === 429) refused += 1;
  });
  const take = async (): Promise<Counted> => {
    last = Date.now();
    while (open.size > 0 || Date.now() - last < calm) await pause(50);
    const taken = counts;
    counts = new Map();
    return taken;
  };
  return { take, refused: () => refused };
}

export type Found = {
  readonly act: Act;
  readonly account: Account;
  readonly times: number;
  readonly calls: number;
  readonly counted: Counted;
};

/** Does each act of a scene some times and counts what it asks for; `apart` is how long a person rests between two. */
export async function playScene(page: Page, { account, open, acts }: Scene, apart = 1_000): Promise<readonly Found[]> {
  await open(page);
  const counter = countCalls(page);
  await counter.take();
  const found: Found[] = [];
  for (const act of acts) {
    const done = act.do(page);
    for (const [at, each] of done.entries()) {
      if (at > 0) await pause(apart);
      await each();
    }
    const counted = await counter.take();
    const calls = [...counted].reduce((sum, [name, count]) => (name === whileTyping ? sum : sum + count), 0);
    found.push({ act, account, times: done.length, calls: calls / done.length, counted });
  }
  return found;
}
