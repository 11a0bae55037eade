import { activityLabels, applicationTypeLabels } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { ApplicationType } from '#schema/vocabulary/launch/options.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import { historyHref } from '#schema/vocabulary/audit.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Link, linkStyle } from '#src/ui/link.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { Columns } from '#src/ui/page.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Copy, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetailedFile, TestDetails } from './test-details.documents.ts';
import { DetailSheet, namesOf, Prose } from '../parts/details.tsx';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { launchOffer, wholeLaunch } from '../test/launch-requested.rules.ts';
import { LaunchSupervised, RequestedTestSheet } from './requested-test.tsx';
import { ResultsNeeded } from '../test-settings/results-needed.act.tsx';
import { creditsWords } from '#schema/rules/credits.ts';
import type { Detail } from '../parts/details.tsx';

type Dated = {
  readonly createdAt: string;
  readonly creditsDeducted?: number | null | undefined;
  readonly testWindow: {
    readonly scheduleAt?: string | null | undefined;
    readonly openedAt?: string | null | undefined;
    readonly plannedEndAt?: string | null | undefined;
    readonly closedAt?: string | null | undefined;
    readonly cancelledAt?: string | null | undefined;
  };
};

/** Future moments are left out. */
const datesAndCost = ({ createdAt, creditsDeducted, testWindow }: Dated): readonly Detail[] => {
  const { scheduleAt, openedAt, plannedEndAt, closedAt, cancelledAt } = testWindow;
  const times: readonly (readonly [string, string | null | undefined])[] = [
    ['Created', createdAt],
    ['Scheduled for', scheduleAt],
    ['Opened', openedAt],
    [closedAt == null && cancelledAt == null ? 'Ends' : 'Planned end', plannedEndAt],
    ['Finished', closedAt],
    ['Cancelled', cancelledAt],
  ];
  return [
    ...times.flatMap(([label, at]) => (at == null ? [] : [{ label, value: <AbsoluteTime at={at} /> }])),
    ...(creditsDeducted == null ? [] : [{ label: 'Cost', value: creditsWords(creditsDeducted) }]),
  ];
};

export type DetailedTest = ResultOf<typeof TestDetails>['platformTest'];
type AdvancedTest = Extract<DetailedTest, { __typename: 'AdvancedTestRequest' }>;
type SupervisedTest = Extract<DetailedTest, { __typename: 'FlexibleTestingTest' }>;
export type RecurringSchedule = NonNullable<DetailedTest['schedule']>;

type TestDetailsProps = {
  readonly test: DetailedTest;
  readonly viewer: Actor;
  /** Some lines are shown only under a switch. */
  readonly flags: LaunchFlags;
  readonly template?: ReactNode;
  /** Null where it cannot be started here. */
  readonly again: { readonly label: 'Clone' | 'Launch again'; readonly onPress: () => void } | null;
  readonly schedule: ReactNode;
  readonly settings?: ReactNode;
  readonly runResults?: ReactNode;
};

export function TestDetailsView({ test, viewer, flags, again, template, schedule, settings, runResults }: TestDetailsProps) {
  return (
    <Columns
      rail={
        <div className="flex min-w-0 flex-col gap-4 max-wide:order-first">
          <DetailSheet title={test.creditsDeducted == null ? 'Dates' : 'Dates and cost'} details={datesAndCost(test)}>
            {viewer.role === 'community_test_manager' ? null : (
              <Link href={historyHref(test.id)} className="thumb mt-3 block print:hidden">
                History
              </Link>
            )}
            {again === null ? null : (
              <span className="mt-4 flex flex-col gap-2 border-t border-line pt-4 print:hidden">
                <Button wide icon={again.label === 'Clone' ? Copy : RotateCcw} onPress={again.onPress}>
                  {again.label}
                </Button>
                {template}
              </span>
            )}
          </DetailSheet>
          {schedule}
        </div>
      }
    >
      {test.__typename === 'AdvancedTestRequest' ? (
        <Advanced test={test} viewer={viewer} flags={flags} />
      ) : (
        <Supervised test={test} viewer={viewer} settings={settings} runResults={runResults} />
      )}
    </Columns>
  );
}

type DetailedFiles = readonly ResultOf<typeof DetailedFile>[];

const filesDetail = (files: DetailedFiles): readonly Detail[] =>
  files.length === 0
    ? []
    : [
        {
          label: requestFileTexts.title,
          value: (
            <ul className="flex flex-col gap-1">
              {files.map(({ id, name, size, url }) => (
                <li key={id}>
                  <Anchor href={url} download={name} className={`[overflow-wrap:anywhere] ${linkStyle()} thumb`}>
                    {name}
                  </Anchor>{' '}
                  <span className="text-small text-ink-3">{sizeWords(size)}</span>
                </li>
              ))}
            </ul>
          ),
        },
      ];

function Advanced({ test, viewer, flags }: Pick<TestDetailsProps, 'viewer' | 'flags'> & { readonly test: AdvancedTest }) {
  const { openedAt, scheduleAt } = test.testWindow;
  const whole = wholeLaunch(test, viewer);
  const launch = openedAt ?? scheduleAt ?? test.createdAt;
  const outcomes = [...test.desiredOutcomes.map(({ name }) => name), ...(test.customDesiredOutcomes ? [test.customDesiredOutcomes] : [])];
  return (
    <>
      <DetailSheet
        title="Request"
        details={[
          { label: 'Desired outcomes', value: outcomes.length === 0 ? <Prose text={null} /> : outcomes.join(', ') },
          { label: 'Application link', value: <Prose text={test.accessToApplication} /> },
          { label: 'Objective', value: <Prose text={test.testObjective} /> },
          { label: 'Notes', value: <Prose text={test.notes} /> },
          { label: 'Launch date', value: <AbsoluteTime at={launch} /> },
          { label: 'Platforms', value: <Prose text={test.platformsToTestOn} /> },
          { label: 'Device requirements', value: <Prose text={test.deviceRequirements} /> },
          { label: 'Localization', value: <Prose text={test.testLocalisation} /> },
          { label: 'Test cases URL', value: <Prose text={test.testCasesUrl} /> },
          { label: 'Known issues URL', value: <Prose text={test.knownIssuesUrl} /> },
          ...filesDetail(test.files),
          ...(whole === null ? [] : [{ label: 'Supervised test', value: <LaunchSupervised href={whole} /> }]),
        ]}
      />
      {test.requestedTests.map((requested) => (
        <RequestedTestSheet key={requested.id} test={requested} launch={launchOffer(requested, test.id, viewer)} flags={flags} />
      ))}
    </>
  );
}

type SupervisedProps = Pick<TestDetailsProps, 'viewer' | 'settings' | 'runResults'> & { readonly test: SupervisedTest };

function Supervised({ test, viewer, settings, runResults }: SupervisedProps) {
  const groups = test.selectionRequirementsGroups ?? [];
  const isManager = viewer.role === 'test_manager';
  return (
    <>
      <DetailSheet
        title="Test"
        details={[
          { label: 'Description', value: <Prose text={test.description} /> },
          ...(test.activityType == null ? [] : [{ label: 'Activity', value: activityLabels[test.activityType] }]),
          { label: 'Instructions', value: <Prose text={test.credentialsAndAccessInstructions} /> },
          { label: 'Additional URLs and resources', value: <Prose text={test.additionalUrlsAndResources} /> },
          { label: 'Application URL', value: <Prose text={test.applicationUrl} /> },
          ...filesDetail(test.files),
          {
            label: 'Environments',
            value:
              test.environments.map(({ platform }) => applicationTypeLabels[platform as ApplicationType] ?? platform).join(', ') || 'Any',
          },
          ...(isManager
            ? []
            : [{ label: 'Attachment for passed cases', value: test.requiredAttachmentForPass ? 'Required' : 'Not required' }]),
          ...(test.testerSpecificationLink
            ? [{ label: 'Tester specification', value: <Prose text={test.testerSpecificationLink} /> }]
            : []),
        ]}
      />
      {settings}
      {runResults}
      {groups.map((group) => (
        <DetailSheet
          key={group.id}
          title={group.name}
          pill={group.isFull ? <Pill hue="success">Full</Pill> : undefined}
          details={[
            { label: 'Results needed', value: <ResultsNeeded group={group} viewer={viewer} /> },
            { label: 'Countries', value: namesOf(group.countries) },
            { label: 'Languages', value: namesOf(group.languages) },
            { label: 'Operating systems', value: namesOf(group.operatingSystems) },
            { label: 'Operating system versions', value: namesOf(group.operatingSystemVersions) },
            { label: 'Device types', value: namesOf(group.operatingSystemDeviceTypes) },
            { label: 'Manufacturers', value: namesOf(group.manufacturers) },
            { label: 'Mobile devices', value: namesOf(group.mobileDevices) },
            { label: 'Browsers', value: namesOf(group.internetBrowsers) },
            { label: 'Tags', value: group.tags.length === 0 ? 'None' : group.tags.join(', ') },
            { label: 'Other', value: <Prose text={group.other} /> },
          ]}
        />
      ))}
    </>
  );
}
