import { counted } from '#schema/vocabulary/counted.ts';
import { deliveryModeDescriptions, videoStrategyLabels } from '#schema/vocabulary/launch/options.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { Detail } from '../parts/details.tsx';
import { Prose } from '../parts/details.tsx';

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
export const flaggedLines = (test: Flagged, flags: LaunchFlags): readonly Detail[] => [
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
