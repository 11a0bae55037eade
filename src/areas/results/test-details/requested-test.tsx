import { LinkButton } from '#src/ui/link-button.tsx';
import { Rocket } from 'lucide-react';
import { autoLaunchLabels } from '#schema/vocabulary/test.ts';
import { activityLabels, applicationTypeLabels, deliveryModeDescriptions, videoStrategyLabels } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { ApplicationType } from '#schema/vocabulary/launch/options.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { TestDetails } from './test-details.documents.ts';
import type { Detail } from '../parts/details.tsx';
import { DetailSheet, Prose, namesOf } from '../parts/details.tsx';
import { counted } from '#schema/vocabulary/counted.ts';

type Flagged = {
  readonly testCasesUrl?: string | null | undefined;
  readonly hasKnownIssuesList?: boolean | null | undefined;
  readonly knownIssuesListUrl?: string | null | undefined;
  readonly knownIssuesUrl?: string | null | undefined;
  readonly knownIssuesCount: number;
  readonly kilStartingFromTestCycleCode?: string | null | undefined;
  readonly needsVideoEvidence: boolean;
  readonly videoRequirementStrategy: string;
  readonly requiresTestData?: boolean | null | undefined;
  readonly testDataRowsCount: number;
  readonly moderationEnabled: boolean;
};

function KnownIssues({ test }: { readonly test: Flagged }) {
  const count = test.knownIssuesCount;
  const list = test.knownIssuesUrl ?? (test.hasKnownIssuesList === true ? test.knownIssuesListUrl : null) ?? '';
  if (count === 0 && list === '' && (test.kilStartingFromTestCycleCode ?? '') === '') return 'None';
  return (
    <span className="flex flex-col gap-1">
      {count > 0 ? <span>{counted(count, 'known issue', 'known issues')}</span> : null}
      {list === '' ? null : <Prose text={list} />}
      {test.kilStartingFromTestCycleCode ? <span>From {test.kilStartingFromTestCycleCode} on</span> : null}
    </span>
  );
}

const videoWords = ({ needsVideoEvidence, videoRequirementStrategy: strategy }: Flagged): string =>
  needsVideoEvidence ? (strategy === 'per_case' || strategy === 'session' ? videoStrategyLabels[strategy] : 'Required') : 'Not required';

const testDataWords = ({ requiresTestData, testDataRowsCount }: Flagged): string =>
  requiresTestData === true ? `Each tester gets their own: ${counted(testDataRowsCount, 'row', 'rows')}` : 'None';

/** Fields that are asked for only under a switch of the organization. */
const flaggedLines = (test: Flagged, flags: LaunchFlags): readonly Detail[] => [
  ...(flags.googleSheetsAutoImportEnabled
    ? [{ label: 'Spreadsheet', value: test.testCasesUrl ? <Prose text={test.testCasesUrl} /> : 'None' }]
    : []),
  ...(flags.knownIssuesUploadEnabled ? [{ label: 'Known issues', value: <KnownIssues test={test} /> }] : []),
  ...(flags.videoRequirementEnabled ? [{ label: 'Video', value: videoWords(test) }] : []),
  ...(flags.uniqueTestData ? [{ label: 'Test data', value: testDataWords(test) }] : []),
  ...(flags.deliveryModeSelection
    ? [{ label: 'Delivery', value: deliveryModeDescriptions[test.moderationEnabled ? 'true' : 'false'] }]
    : []),
];

type AdvancedTest = Extract<ResultOf<typeof TestDetails>['platformTest'], { __typename: 'AdvancedTestRequest' }>;
export type RequestedTest = AdvancedTest['requestedTests'][number];

const answer = (label: string, isRequired: boolean | null | undefined, instructions: string | null | undefined): Detail => ({
  label,
  value:
    isRequired === true ? (
      <>
        Yes
        {instructions ? <span className="measure block whitespace-pre-wrap text-ink-2">{instructions}</span> : null}
      </>
    ) : isRequired === false ? (
      'No'
    ) : (
      <span className="text-ink-3">Not answered</span>
    ),
});

const answers = (test: RequestedTest): readonly Detail[] => [
  answer('Secure environment', test.requiresAccessToSecureEnvironment, test.accessToSecureEnvironmentInstructions),
  answer('Predefined user accounts', test.requiresPredefinedUserAccounts, test.predefinedUserAccountsInstructions),
  answer('Financial transactions', test.requiresFinancialTransactions, test.financialTransactionsInstructions),
  answer('KYC identity check', test.requiresKycIdentityCheck, test.kycIdentityCheckInstructions),
  answer('Personal identifying information', test.requiresPersonalIdentifyingInformation, test.personalIdentifyingInformationInstructions),
  answer('Moving to a different location', test.requiresMovingToDifferentLocation, test.movingToDifferentLocationInstructions),
];

function Targeting({ test }: { readonly test: RequestedTest }) {
  if (test.customTargetingRequirements) return <Prose text={test.customTargetingRequirements} />;
  if (test.targetingGroups.length === 0) return <span className="text-ink-3">Anybody</span>;
  return (
    <ul className="flex flex-col gap-1">
      {test.targetingGroups.map(
        ({ id, countries, languages, operatingSystemDeviceTypes, operatingSystemVersions, devices, internetBrowsers }) => {
          const said = [countries, languages, operatingSystemDeviceTypes, operatingSystemVersions, devices, internetBrowsers].filter(
            (list) => list.length > 0,
          );
          return <li key={id}>{said.length === 0 ? 'Anybody' : said.map((list) => namesOf(list)).join('; ')}</li>;
        },
      )}
    </ul>
  );
}

function Scope({ test }: { readonly test: RequestedTest }) {
  return (
    <div className="flex flex-col gap-2">
      {test.testCasesCount > 0 ? <span>{test.testCasesCount === 1 ? '1 test case' : `${test.testCasesCount} test cases`}</span> : null}
      {test.testCasesUrl ? <Prose text={test.testCasesUrl} /> : null}
      {test.inScope ? (
        <span>
          <span className="text-ink-3">In scope </span>
          <Prose text={test.inScope} />
        </span>
      ) : null}
      {test.outOfScope ? (
        <span>
          <span className="text-ink-3">Out of scope </span>
          <Prose text={test.outOfScope} />
        </span>
      ) : null}
      {test.scopeRequirements.map(({ content, answers: chosen, other }) => (
        <span key={content}>
          <span className="block text-ink-3">{content}</span>
          {[...chosen, ...(other == null || other === '' ? [] : [`Other: ${other}`])].join(', ')}
        </span>
      ))}
    </div>
  );
}

type LaunchSupervisedProps = { readonly href: string; readonly disabledReason?: string | null };

export function LaunchSupervised({ href, disabledReason = null }: LaunchSupervisedProps) {
  return (
    <LinkButton icon={Rocket} href={href} disabledReason={disabledReason} className="max-w-full max-desk:h-auto max-desk:whitespace-normal">
      Launch supervised test
    </LinkButton>
  );
}

type RequestedTestSheetProps = {
  readonly test: RequestedTest;
  readonly launch: { readonly href: string; readonly disabledReason: string | null } | null;
  readonly flags: LaunchFlags;
};

export function RequestedTestSheet({ test, launch, flags }: RequestedTestSheetProps) {
  const application = [test.applicationName, test.applicationVersion].filter((word) => word != null && word !== '').join(' ');
  return (
    <DetailSheet
      title={test.name}
      pill={
        <>
          <Pill>{autoLaunchLabels[test.autoLaunchStatus]}</Pill>
          <HowItWorks lifecycle={advancedTestLifecycle} row={advancedTestRowOf(test)} of={test.name} />
        </>
      }
      details={[
        { label: 'Access URL', value: <Prose text={test.accessToApplicationUrl} /> },
        { label: 'Activity', value: activityLabels[test.activity] },
        {
          label: 'Platform',
          value: [applicationTypeLabels[test.applicationType as ApplicationType] ?? test.applicationType, application]
            .filter((word) => word !== '')
            .join(', '),
        },
        { label: 'Goal', value: <Prose text={test.testGoal} /> },
        { label: 'Targeting', value: <Targeting test={test} /> },
        { label: 'Scope', value: <Scope test={test} /> },
        { label: 'Results per test case', value: test.numberOfResultsPerTestCaseNeeded ?? <span className="text-ink-3">Not given</span> },
        ...flaggedLines(test, flags),
        ...answers(test),
        ...(test.failedConditions.length === 0
          ? []
          : [{ label: 'Does not start by itself', value: test.failedConditions.map(({ message }) => message).join(' ') }]),
        ...(launch === null || test.launchedTestId != null
          ? []
          : [
              {
                label: 'Supervised test',
                value: <LaunchSupervised {...launch} />,
              },
            ]),
        ...(test.launchedTestId == null
          ? []
          : [{ label: 'Test run', value: <Link href={`/results/${test.launchedTestId}`}>Open the run</Link> }]),
      ]}
    />
  );
}
