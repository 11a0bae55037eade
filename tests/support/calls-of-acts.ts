import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { chatAddress, field, message, write } from './drivers-chat.ts';
import type { AskPortal } from './drivers-portal.ts';
import { assignedTest, issuesTest } from './drivers-results.ts';
import type { Account } from './app.ts';

/** Where the acts are done, in the demo as it starts. */
export type Stage = {
  readonly issuesTestId: string;
  readonly tester: { readonly path: string; readonly results: number };
  readonly moderated: { readonly path: string; readonly results: number };
};

type Tester = { readonly id: string; readonly numberOfPendingResultModerations: number; readonly caseResults: readonly Result[] };
type Result = { readonly id: string; readonly moderationStatus: string | null };
type Supervised = { readonly id?: string; readonly selectionRequirementsGroups?: readonly { readonly participants: readonly Tester[] }[] };
type Live = { readonly platformTests: { readonly edges: readonly { readonly node: Supervised }[] } };

/** The tester of whom most results wait, opened at the first of them. */
const busiest = async (manager: AskPortal, isMeant: (testId: string) => boolean): Promise<Stage['tester']> => {
  const { platformTests } =
    await manager<Live>(`{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest {
    id selectionRequirementsGroups { participants { id numberOfPendingResultModerations caseResults { id moderationStatus } } } } } } } }`);
  const testers = platformTests.edges.flatMap(({ node: { id = '', selectionRequirementsGroups = [] } }) =>
    isMeant(id) ? selectionRequirementsGroups.flatMap(({ participants }) => participants.map((tester) => ({ testId: id, tester }))) : [],
  );
  const [found] = testers.toSorted(
    (one, other) => other.tester.numberOfPendingResultModerations - one.tester.numberOfPendingResultModerations,
  );
  const first = found?.tester.caseResults.find(({ moderationStatus }) => moderationStatus === 'not_moderated');
  if (found === undefined || first === undefined) throw new Error('no result of the demo waits for moderation');
  const { testId, tester } = found;
  return { path: `/results/${testId}/participant/${tester.id}?result=${first.id}`, results: tester.numberOfPendingResultModerations };
};

export const stageOf = async (manager: AskPortal): Promise<Stage> => {
  const moderatedTest = await assignedTest(manager, 'accepted');
  return {
    issuesTestId: await issuesTest(manager, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 6),
    tester: await busiest(manager, (id) => id !== moderatedTest),
    moderated: await busiest(manager, (id) => id === moderatedTest),
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

const judging: readonly Act[] = [
  { name: 'verdict on an issue', bar: 3, do: press(6, '2') },
  { name: 'taking a verdict back', bar: 2, do: press(6, 'u') },
  { name: 'next issue', bar: 1.5, do: press(6, 'j') },
];

const moderating: readonly Act[] = [
  { name: 'next result', bar: 1.5, do: press(2, 'j') },
  { name: 'approval of a result', bar: 3, do: press(3, '1') },
];

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
    path: () => '/issues',
    open: openIssues,
    acts: [
      ...judging,
      {
        name: 'verdict on two issues',
        bar: 3,
        do: (page) =>
          times(2, async () => {
            for (const key of ['x', 'Shift+J', '2']) await page.keyboard.press(key);
          }),
      },
      { name: 'tag', bar: 2, do: (page) => times(3, null).map((_, at) => () => typeTag(`c${Date.now()} ${at}`)(page)) },
    ],
  },
  { account: 'customer', path: ({ issuesTestId }) => `/results/${issuesTestId}?tab=issues`, open: openIssues, acts: judging },
  {
    account: 'customer',
    path: ({ issuesTestId }) => `/results/${issuesTestId}`,
    open: openTest,
    acts: tabs('Test details', 'Issues reported', 'Test case results', 'Tester feedback', 'Summary'),
  },
  {
    account: 'manager',
    path: ({ issuesTestId }) => `/results/${issuesTestId}`,
    open: openTest,
    acts: tabs('Test details', 'Testers', 'Blockers', 'Issues reported', 'Test case results', 'Tester feedback', 'Summary'),
  },
  { account: 'manager', path: ({ tester }) => tester.path, open: openPanel, acts: moderating },
  { account: 'moderator', path: ({ moderated }) => moderated.path, open: openPanel, acts: moderating },
  { account: 'customer', path: () => chatAddress('public 412'), open: (page) => field(page).waitFor(), acts: [talking] },
  { account: 'manager', path: () => chatAddress('public 412'), open: (page) => field(page).waitFor(), acts: [talking] },
];

/** Calls of the API that a page has made, by the names of their operations. */
export type Counted = ReadonlyMap<string, number>;
export type Counter = { readonly take: () => Promise<Counted>; readonly refused: () => number };

/** In milliseconds: what follows an act begins within it. */
const calm = 1_500;

/** Counts calls; `take` waits until nothing more follows, and begins anew. */
export function countCalls(page: Page): Counter {
  let counts = new Map<string, number>();
  let last = Date.now();
  const open = new Set<Request>();
  let refused = 0;
  const isCall = (address: string): boolean => new URL(address).pathname === '/api/customer_portal';
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    const name = String((request.postDataJSON() as { readonly operationName?: string } | null)?.operationName);
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
    for (const each of done) {
      await each();
      await pause(apart);
    }
    const counted = await counter.take();
    const calls = [...counted.values()].reduce((one, other) => one + other, 0);
    found.push({ act, account, times: done.length, calls: calls / done.length, counted });
  }
  return found;
}

/** Lets no event through: what is left is what the acts themselves ask for. */
export const ignoreEvents = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/api\/customer_portal$/u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      if (!/"type":"next"/u.test(String(said))) socket.send(said);
    });
  });
