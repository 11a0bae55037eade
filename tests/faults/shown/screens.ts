import type { ResultOf } from '#schema/generated/client/gql.ts';
import { givenSeverities, triageStatuses } from '#schema/vocabulary/issue.ts';
import type { Random } from '#crowd/random.ts';
import { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import type { Member } from '#src/cache/headers.ts';
import { ChannelsOfTest, LookUpChannels } from '#src/areas/chat/room/chat.documents.ts';
import { lastWrittenFirst } from '#src/areas/chat/room/chat.rules.ts';
import { IssueTags } from '#src/areas/issues/issue/issue.documents.ts';
import { standsIn } from '#src/areas/issues/issue/issue-address.rules.ts';
import { AllIssues, TestsWithIssues } from '#src/areas/issues/issue-desk/all-issues.documents.ts';
import { NextIssue, OneIssue } from '#src/areas/issues/issue-reading/issue-reading.documents.ts';
import { IssuesOfTest } from '#src/areas/issues/issues-tab/issues-tab.documents.ts';
import { SelectedIssues } from '#src/areas/issues/judge-selection/judge-selection.documents.ts';
import { CaseResultById } from '#src/areas/moderation/case-result/result.documents.ts';
import { TestCaseById } from '#src/areas/results/test-case/test-case.documents.ts';
import { TesterOfTest } from '#src/areas/moderation/tester/tester.documents.ts';
import { OpenAssignments } from '#src/areas/results/waiting/waiting.documents.ts';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { SectionTests } from '#src/areas/results/browse-results/browse-results.documents.ts';
import { CasesOfTest } from '#src/areas/results/case-results/case-results.documents.ts';
import { BlockersOfTest } from '#src/areas/results/resolve-blocker/resolve-blocker.documents.ts';
import { TestSummary } from '#src/areas/results/summary/summary.documents.ts';
import { TestHeader } from '#src/areas/results/test-page/test-page.documents.ts';
import { TestersOfTest } from '#src/areas/results/testers/testers.documents.ts';
import type { VariablesOf } from '#schema/generated/client/gql.ts';
import { idOf } from '#tests/support/twin-world.ts';
import type { Offer } from './acts.ts';
import { conversation, unreadMessages } from './conversation.ts';
import { asked, listed } from './parts.ts';
import type { Part } from './parts.ts';
import { tests } from './world.ts';
import type { Standing } from './world.ts';

export type Narrowing = VariablesOf<typeof IssueFigures>;

/** What stands on a page, as the page asks for it; what narrows its figures. */
export type Screen = {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly offers: readonly Offer[];
  readonly narrowing?: Narrowing;
};

/** Smaller than those of the product, so that lists have several pages. */
const pageSize = 4;

type Search = Parameters<typeof standsIn>[0] & { readonly words: string; readonly testId: string | null };

const searchFrom = (random: Random, { tags }: Standing): Search => {
  const live = tags.filter(({ state }) => state === 'live');
  return {
    triage: random.pick(triageStatuses),
    severities: random.chance(0.25) ? [random.pick(givenSeverities), random.pick(givenSeverities)] : [],
    tags: random.chance(0.3) && live.length > 0 ? [random.pick(live).id] : [],
    match: random.pick(['any', 'all'] as const),
    words: random.chance(0.15) ? random.pick(['Basket', 'fails']) : '',
    testId: random.chance(0.2) ? random.pick(tests) : null,
  };
};

const narrowed = ({ severities, tags, match, words, testId }: Search) => ({
  ...(tags.length > 0 && (match === 'any' ? { issueTagsIdsEq: [...tags] } : { issueTagsIdsContains: [...tags] })),
  ...(severities.length > 0 && { severityIn: [...severities] }),
  ...(words !== '' && { search: words }),
  ...(testId !== null && { testIdEq: testId }),
});

const tester = (random: Random, { participants }: Standing): string => random.pick(participants).id;

const reading = (random: Random, { issues }: Standing): Part =>
  asked(OneIssue, { id: random.pick(issues.filter(({ published }) => published)).id });

const desk = (random: Random, standing: Standing): Screen => {
  const search = searchFrom(random, standing);
  const narrowing = narrowed(search);
  const first = asked(IssueTags, {});
  return {
    name: 'all issues',
    offers: ['issues'],
    narrowing,
    parts: [
      listed(
        AllIssues,
        {
          triageStatusEq: search.triage,
          ...narrowing,
          sort: { field: 'created_at', direction: random.pick(['ascending', 'descending'] as const) },
          first: pageSize,
        },
        {
          listOf: ({ flexibleTestingIssues }: ResultOf<typeof AllIssues>) => flexibleTestingIssues,
          standsIn: standsIn(search),
          wanted: pageSize * random.whole(1, 3),
        },
      ),
      asked(IssueFigures, narrowing),
      first,
      reading(random, standing),
      ...(random.chance(0.3) ? [asked(TestsWithIssues, {})] : []),
      ...(random.chance(0.3) ? [asked(SelectedIssues, { ids: standing.issues.slice(3, 6).map(({ id }) => id) })] : []),
    ],
  };
};

type TestOf = Extract<ResultOf<typeof IssuesOfTest>['platformTest'], { readonly __typename: 'FlexibleTestingTest' }>;

const testIn = ({ platformTest }: ResultOf<typeof IssuesOfTest>): TestOf | null =>
  platformTest.__typename === 'FlexibleTestingTest' ? platformTest : null;

const tab = (random: Random, standing: Standing, isStaff: boolean): Screen => {
  const testId = random.pick(tests);
  const search = { ...searchFrom(random, standing), testId };
  const { severities, tags, match, words, triage } = search;
  const isNarrowed = tags.length > 0 || severities.length > 0 || words !== '';
  const narrowing = isNarrowed ? narrowed(search) : { testIdEq: testId };
  return {
    name: 'issues of a test',
    offers: ['issues'],
    narrowing,
    parts: [
      asked(TestHeader, { testId, isStaff }),
      listed(
        IssuesOfTest,
        {
          testId,
          triageStatus: triage,
          tagMode: match,
          first: pageSize,
          ...(tags.length > 0 && { tagIds: [...tags] }),
          ...(severities.length > 0 && { severityIn: [...severities] }),
          ...(words !== '' && { search: words }),
        },
        {
          listOf: (data: ResultOf<typeof IssuesOfTest>) => testIn(data)?.issues,
          standsIn: standsIn(search),
          wanted: pageSize * random.whole(1, 2),
          beside: (data) => ({ counts: testIn(data)?.issueCounts, status: testIn(data)?.testWindow.status }),
        },
      ),
      ...(isNarrowed ? [asked(IssueFigures, narrowing)] : []),
      asked(IssueTags, {}),
    ],
  };
};

const issue = (random: Random, standing: Standing): Screen => {
  const { id } = random.pick(standing.issues.filter(({ published }) => published));
  return {
    name: 'an issue',
    offers: ['issues'],
    parts: [asked(OneIssue, { id }), asked(NextIssue, { issueId: id, triageStatus: random.pick(triageStatuses) })],
  };
};

const results = (random: Random): Screen => ({
  name: 'tests',
  offers: [],
  parts: (['in_progress', 'upcoming', 'closed'] as const)
    .map((status) =>
      listed(
        SectionTests,
        { status, first: 10 },
        {
          listOf: ({ platformTests }) => platformTests,
          wanted: 10,
          beside: ({ platformTests: { totalCount, testsCount } }) => ({ totalCount, testsCount }),
        },
      ),
    )
    .slice(random.whole(0, 1)),
});

const summary = (random: Random, isStaff: boolean): Screen => {
  const testId = random.pick([...tests, idOf('a', 'advanced')]);
  return { name: 'summary', offers: [], parts: [asked(TestHeader, { testId, isStaff }), asked(TestSummary, { testId })] };
};

const cases = (): Screen => ({
  name: 'test cases',
  offers: ['rejection'],
  parts: [
    asked(CasesOfTest, { testId: tests[0], first: 1000 }),
    asked(TestCaseById, { id: idOf('a', 'case-1') }),
    asked(TestHeader, { testId: tests[0], isStaff: false }),
  ],
});

const testers = (): Screen => ({
  name: 'testers',
  offers: ['publishing', 'blockers'],
  parts: [
    asked(TestHeader, { testId: tests[0], isStaff: true }),
    asked(TestersOfTest, { testId: tests[0] }),
    asked(BlockersOfTest, { testId: tests[0] }),
  ],
});

const oneTester = (random: Random, standing: Standing, isManager: boolean): Screen => {
  const participant = tester(random, standing);
  const own = standing.results.filter(({ participantId }) => participantId === participant);
  return {
    name: 'a tester',
    offers: ['moderation'],
    parts: [
      asked(TesterOfTest, { id: participant, testId: tests[0], isManager }),
      ...(own.length === 0 ? [] : [asked(CaseResultById, { id: random.pick(own).id, isManager })]),
    ],
  };
};

const waiting = (random: Random): Screen => ({
  name: 'waiting',
  offers: [],
  parts: [
    listed(
      WaitingResults,
      { first: 3 },
      {
        listOf: ({ waitingResults }) => waitingResults,
        wanted: 3 * random.whole(1, 2),
        beside: ({ waitingResults: { totalCount } }) => totalCount,
      },
    ),
    asked(OpenAssignments, {}),
  ],
});

const channels = { customer: ['public'], test_manager: ['public', 'private'], community_test_manager: ['private', 'community'] } as const;

type Channels = { readonly chatChannelsOfTest: Parameters<typeof lastWrittenFirst>[0] };

/** As the panel of the chat lists them. */
const inOrder = (part: Part): Part => ({
  ...part,
  open: (client) => {
    const watched = part.open(client);
    return {
      ...watched,
      shown: () => ({ chatChannelsOfTest: lastWrittenFirst((watched.shown() as Partial<Channels>).chatChannelsOfTest ?? []) }),
    };
  },
});

const chat = (random: Random, { role, userId }: Member, { messages }: Standing): Screen => {
  const channelId = idOf('a', `chat-${random.pick(channels[role])}`);
  const heads = messages.filter((message) => message.channelId === channelId && !message.isReply);
  const threadId = random.chance(0.3) ? random.pick(heads).id : null;
  return {
    name: 'a chat',
    offers: [],
    parts: [
      asked(LookUpChannels, { externalIds: [channelId.replaceAll('-', '')] }),
      inOrder(asked(ChannelsOfTest, { testId: tests[0] })),
      unreadMessages,
      conversation(userId, { channelId, threadId: null }),
      ...(threadId === null ? [] : [conversation(userId, { channelId, threadId })]),
    ],
  };
};

/** Some page that this person may be on. */
export const screenFor = (random: Random, member: Member, standing: Standing): Screen => {
  const { role } = member;
  const isStaff = role !== 'customer';
  const makes: readonly (() => Screen)[] = [
    () => results(random),
    () => chat(random, member, standing),
    () => summary(random, isStaff),
    cases,
    () => issue(random, standing),
    ...(role === 'community_test_manager'
      ? [() => waiting(random), () => waiting(random)]
      : [() => desk(random, standing), () => desk(random, standing), () => tab(random, standing, isStaff)]),
    ...(isStaff
      ? [testers, () => oneTester(random, standing, role === 'test_manager'), () => oneTester(random, standing, role === 'test_manager')]
      : []),
  ];
  return random.pick(makes)();
};
