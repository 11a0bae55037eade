import { isRecurring } from '#machines/flows/results/browse-results.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { ofRequest, underWords } from '#schema/vocabulary/figures.ts';
import { autoLaunchLabels } from '#schema/vocabulary/test.ts';
import { ChatUnread } from '#src/chat.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Row, UnderMark } from '#src/ui/row.tsx';
import { CirclePlay, Layers, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { CaseStats } from '../parts/case-stats.tsx';
import { WindowBadge, WindowWords } from '../parts/window-words.tsx';
import type { SectionTests } from './browse-results.documents.ts';

export type BrowsedTest = ResultOf<typeof SectionTests>['platformTests']['edges'][number]['node'];

const printed = new Intl.NumberFormat('en');

const issuesOf = (count: number): string => `${printed.format(count)} ${count === 1 ? 'issue' : 'issues'}`;

const launchOf = (test: BrowsedTest) =>
  test.__typename === 'AdvancedTestRequest'
    ? test.requestedTests
        .map(({ autoLaunchStatus }) => autoLaunchStatus)
        .find((status) => status === 'requires_manual_evaluation' || status === 'ready_to_launch')
    : undefined;

/** At the end of the names, so that the columns of all sections align. */
const actionsPlace = 'right-2.5 wide:right-[634px]';

type TestRowProps = {
  readonly test: BrowsedTest;
  readonly isManager: boolean;
  readonly isUnder?: boolean;
  /** The request whose one test this is. */
  readonly request?: BrowsedTest | null;
  /** Null keeps the room in a list where other rows have actions. */
  readonly actions?: ReactNode;
};

export function TestRowView({ test, isManager, isUnder = false, request = null, actions }: TestRowProps) {
  const { code, name, url, testWindow, testStats } = test;
  const launch = isManager && testWindow.status !== 'closed' && testWindow.status !== 'cancelled' ? launchOf(request ?? test) : undefined;
  const hasRoom = actions !== undefined;
  return (
    <Row href={url} focusKey={test.id} actions={actions} actionsPlace={actionsPlace}>
      <span
        className={`grid w-full min-w-0 grid-cols-[72px_minmax(0,1fr)_226px_272px_84px] items-center gap-x-3 max-wide:grid-cols-[72px_minmax(0,1fr)_auto] max-desk:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-1 max-wide:py-1.5 ${hasRoom ? 'max-wide:pr-9' : ''}`}
      >
        <span className="code-text max-desk:order-1">{code}</span>
        <span
          className={`flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-desk:order-3 max-desk:col-span-full ${hasRoom ? 'wide:pr-9' : ''} ${isUnder ? 'pl-1' : ''}`}
        >
          {isUnder ? <UnderMark words={underWords} /> : null}
          <span className={`min-w-0 font-name [overflow-wrap:anywhere] ${isUnder ? '' : 'max-desk:w-full'}`}>{name}</span>
          <WindowBadge window={testWindow} isCapital />
          {(request ?? test).__typename === 'AdvancedTestRequest' ? (
            <Pill hue="plum" icon={Layers}>
              Advanced
            </Pill>
          ) : null}
          {isRecurring(test) || (request !== null && isRecurring(request)) ? <Pill icon={Repeat}>Recurring</Pill> : null}
          <ChatUnread testId={test.id} />
          {launch === undefined ? null : <Pill icon={CirclePlay}>{autoLaunchLabels[launch]}</Pill>}
          {request === null ? null : <span className="text-small text-ink-3 [overflow-wrap:anywhere]">{ofRequest(request, name)}</span>}
        </span>
        <span className="text-small text-ink-2 max-wide:order-5 max-wide:col-start-2 max-desk:col-start-1">
          <WindowWords window={testWindow} isApart />
        </span>
        <span className="max-wide:order-6 max-desk:col-span-full">
          <CaseStats counts={testStats.caseStatusCounts} results={testStats.resultCounts} />
        </span>
        <span className="text-right text-small text-ink-2 tabular max-wide:order-2">{issuesOf(testStats.issuesTotalCount)}</span>
      </span>
    </Row>
  );
}
