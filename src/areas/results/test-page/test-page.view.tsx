import { runningWindowStatuses } from '#schema/vocabulary/test.ts';
import { isLack, lackActs, waitingTitle } from '#schema/vocabulary/waiting.ts';
import { ApprovalBanner } from '#src/launch-approval.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Back, Page } from '#src/ui/page.tsx';
import { Link } from '#src/ui/link.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { TabItem } from '#src/ui/tabs.tsx';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { ReactNode } from 'react';
import { resultsAsLeft } from '../parts/results-place.ts';
import { WindowBadge, WindowWords } from '../parts/window-words.tsx';
import type { TestHeader } from './test-page.documents.ts';
import { tabHref, tabLabels, tabOf, tabsFor } from '../test/test-page.rules.ts';
import type { TestTab } from '../test/test-page.rules.ts';

export type HeadedTest = ResultOf<typeof TestHeader>['platformTest'];

type Progress = { readonly complete: number; readonly total: number; readonly isPublished: boolean };

type TestPageViewProps = {
  readonly test: HeadedTest;
  readonly progress: Progress | null;
  readonly how?: ReactNode;
  readonly actions: ReactNode;
  readonly tabs: readonly TabItem[];
  readonly tab: TestTab;
  readonly children: ReactNode;
};

export function TestPageView({ test, progress, how, actions, tabs, tab, children }: TestPageViewProps) {
  const isOpen = runningWindowStatuses.includes(test.testWindow.status);
  return (
    <Page>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <Back label="Results" href={resultsAsLeft()} />
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 tabIndex={-1} data-heading="" className="text-title [overflow-wrap:anywhere]">
              {test.name}
            </h1>
            <span className="flex items-center gap-x-1.5 text-ink-2">
              <WindowBadge window={test.testWindow} />
              {isOpen ? <WindowWords window={test.testWindow} /> : null}
              {isOpen ? how : null}
            </span>
          </div>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
            <span className="code-text">{test.code}</span>
            <span>{test.type}</span>
            {isOpen ? null : (
              <span className="flex items-center gap-x-1.5">
                <WindowWords window={test.testWindow} />
                {how}
              </span>
            )}
            {test.__typename === 'FlexibleTestingTest' && test.parentTest !== null ? (
              <span className="[overflow-wrap:anywhere]">
                Launched from{' '}
                <Link href={test.parentTest.url} className="thumb inline-block">{`${test.parentTest.code} ${test.parentTest.name}`}</Link>
              </span>
            ) : null}
          </p>
        </div>
        {progress === null ? null : <OverallProgress {...progress} />}
        {actions === null ? null : (
          /* On a phone its height is kept until the chat's code has loaded. */
          <div className={`flex flex-wrap items-center gap-2 ${progress === null ? 'max-desk:min-h-11 max-desk:w-full' : ''}`}>
            {actions}
          </div>
        )}
      </header>
      {test.__typename === 'AdvancedTestRequest' && test.approval != null ? <ApprovalBanner approval={test.approval} /> : null}
      {test.__typename === 'FlexibleTestingTest'
        ? (test.lacks ?? []).map((lack) => <LackBanner key={lack.id} testId={test.id} lack={lack} />)
        : null}
      <Tabs label="Parts of this test" items={tabs} current={tab} />
      {children}
    </Page>
  );
}

type Lack = NonNullable<Extract<HeadedTest, { readonly __typename: 'FlexibleTestingTest' }>['lacks']>[number];

function LackBanner({ testId, lack }: { readonly testId: string; readonly lack: Lack }) {
  const { kind, count, waitingSince } = lack;
  const act = isLack(kind) ? lackActs[kind] : null;
  return (
    <Banner
      hue="warning"
      title={waitingTitle(kind, count)}
      action={act === null ? null : <LinkButton href={`/results/${testId}${act.search}`}>{act.label}</LinkButton>}
    >
      For <RelativeTime at={waitingSince} suffix="" />.
    </Banner>
  );
}

function OverallProgress({ complete, total, isPublished }: Progress) {
  const sentence = `${complete} of ${total} run groups complete`;
  return (
    <section aria-label="Overall progress" className="flex w-70 flex-col gap-1.5 max-desk:w-auto max-desk:flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small max-desk:flex-col">
        <span className="font-label">Overall progress</span>
        <span className="text-ink-2">{sentence}</span>
      </p>
      <Ranks
        label={sentence}
        segments={[
          { kind: 'done', count: complete },
          { kind: 'to_come', count: total - complete },
        ]}
      />
      {isPublished ? <p className="text-small text-ink-2">All run groups have been published</p> : null}
    </section>
  );
}

type TestPageWaitingProps = { readonly testId: string; readonly tab: string | undefined; readonly viewerRole: Role };

/** With the tabs of a test that is no request. */
export function TestPageWaiting({ testId, tab, viewerRole }: TestPageWaitingProps) {
  const allowed = tabsFor({ role: viewerRole, isSupervised: true });
  return (
    <Page>
      <div role="status" aria-busy="true" className="flex animate-late flex-col gap-3">
        <span className="sr-only">Loading the test</span>
        <Skeleton width={64} />
        <Skeleton width={320} height={24} />
        <Skeleton width={260} />
      </div>
      <Tabs
        label="Parts of this test"
        items={allowed.map((id) => ({ id, label: tabLabels[id], href: tabHref(testId, id) }))}
        current={tabOf(tab, allowed)}
        className="animate-late"
      />
      <Sheet className="animate-late">
        <SkeletonRows rows={6} />
      </Sheet>
    </Page>
  );
}
