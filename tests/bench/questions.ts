/** Whose eyes a question is asked with, and about what, in the large world. */
export type Facts = {
  readonly organizationId: string;
  readonly organizationPublicId: string;
  readonly customerId: string;
  readonly managerId: string;
  readonly bigTestId: string;
  readonly requestId: string;
};

export type QuestionName = 'issues' | 'tests' | 'testers' | 'matching' | 'search' | 'searchCode' | 'searchSwapped' | 'searchSlip';

export type Question = {
  readonly title: string;
  readonly role: 'customer' | 'test_manager';
  readonly document: string;
  readonly variables: (facts: Facts) => Readonly<Record<string, unknown>>;
  /** The least share of a floor's throughput, and whose; what has none is printed only. */
  readonly bar: { readonly floor: FloorName; readonly share: number } | null;
  /** Whether the peer is asked too; not what is all SQL anyway. */
  readonly peer: boolean;
};

export type FloorName = 'floor' | 'floor without row-level security';

const nearFloor = { floor: 'floor', share: 0.75 } as const;

const stats =
  'participantsTotalCount testCasesTotalCount testCasesFailedCount issuesTotalCount issuesCriticalCount issuesHighCount issuesMediumCount issuesLowCount';
const window = 'testWindow { status openedAt plannedEndAt closedAt }';

/** A third of the throughput of whom no policy keeps from the index. */
const searching = (operation: string, title: string, words: string): Question => ({
  title,
  role: 'customer',
  document: `query ${operation}($words: String!) { search(words: $words) { id kind title context url } }`,
  variables: () => ({ words }),
  bar: { floor: 'floor without row-level security', share: 1 / 3 },
  peer: false,
});

/** What is asked of every server: the screens that are opened most, and the one that holds most. */
export const questions: Readonly<Record<QuestionName, Question>> = {
  issues: {
    title: 'Issue list: 25 issues with tags and test, and the counts per triage status',
    role: 'customer',
    document: `query BenchIssues($triageStatus: TriageStatus) {
      flexibleTestingIssues(triageStatusEq: $triageStatus, first: 25) {
        edges { node { id code title severity triageStatus triageReason wasRead createdAt environment testerCountry { code name } issueTags { id name } test { id code name } version } }
        pageInfo { hasNextPage endCursor }
      }
      issueStats { newIssuesCount acceptedIssuesCount rejectedIssuesCount }
    }`,
    variables: () => ({ triageStatus: 'untriaged' }),
    bar: nearFloor,
    peer: true,
  },
  tests: {
    title: 'platformTests: 10 tests with their figures',
    role: 'customer',
    document: `query BenchTests($status: PlatformTestStatus!) {
      platformTests(status: $status, first: 10) {
        edges { node {
          __typename
          ... on AdvancedTestRequest { id code name type url createdAt ${window} testStats { ${stats} } }
          ... on FlexibleTestingTest { id code name type url createdAt activityType environments { platform } ${window} testStats { ${stats} } }
        } }
        totalCount
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: () => ({ status: 'closed' }),
    bar: nearFloor,
    peer: true,
  },
  testers: {
    title: 'Testers tab: 1,000 participants in four groups',
    role: 'test_manager',
    document: `query BenchTesters($id: ID!) {
      platformTest(id: $id) {
        __typename
        ... on FlexibleTestingTest {
          id name
          selectionRequirementsGroups {
            id name status numberOfAssignedCases numberOfApprovedResults numberOfResultsNeeded numberOfPublishedResults isFull
            participants {
              id testerId fullName country { code name } status joinedAt finishedAt assignedCasesCount completedCasesCount approvedTestCasesCount
              hasReportedIssue reportedIssuesCount highestSeverity moderationStatus numberOfPendingIssueModerations numberOfPendingEditRequests
              resultsPublishable issueGeneration publishingFailReason isRemovable suspectedMassPassing browserOrDevice operatingSystemAndVersion
              isActiveInTestCasesExecution lastCaseResultCompletedAt version
            }
          }
        }
      }
    }`,
    variables: ({ bigTestId }) => ({ id: bigTestId }),
    bar: nearFloor,
    peer: true,
  },
  matching: {
    title: 'matchingTesters: 50 testers and their exact number',
    role: 'test_manager',
    document: `query BenchMatching($input: MatchingTestersInput!) {
      matchingTesters(input: $input) { totalNumber endCursor testers { id email fullName availability rankPercentile testedForCustomer backupOnly country { code name } } }
    }`,
    variables: ({ requestId }) => ({
      input: {
        numberOfResultsNeeded: 33,
        languageIds: ['118', '83', '148'],
        deviceTypeIds: ['5', '6'],
        operatingSystemIds: ['4', '5'],
        excludedTesterIds: [],
        advancedTestRequestId: requestId,
      },
    }),
    bar: null,
    peer: false,
  },
  search: searching('BenchSearch', 'Search of everything by a word that many issues hold', 'the'),
  searchCode: searching('BenchSearchCode', 'Search of everything by the code of one issue', 'L00001-1-2'),
  searchSwapped: searching('BenchSearchSwapped', 'Search of everything by two letters of a short word that changed places', 'gift crad'),
  searchSlip: searching('BenchSearchSlip', 'Search of everything by words that nothing holds, for what resembles them', 'delivry adress'),
};

export const questionNames = Object.keys(questions) as readonly QuestionName[];
