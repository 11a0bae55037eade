import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { mayManageResults } from '#machines/lib/permissions.ts';
import { managesModerators } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { sharesReports } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import { testWindowLifecycle } from '#machines/lifecycles/test-window/test-window.machine.ts';
import type { TestWindowRowFragment } from '#schema/generated/client/graphql.ts';
import { testWindowRowOf } from '#schema/generated/client/rows/test-window.documents.ts';
import { isCompleteGroup } from '#schema/vocabulary/test-figures.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

export const testTabs = ['summary', 'test-details', 'testers', 'blockers', 'issues', 'test-case-results', 'tester-feedback'] as const;
export type TestTab = (typeof testTabs)[number];

const staff: readonly TestTab[] = ['testers', 'blockers'];
const customers: readonly TestTab[] = ['issues', 'test-case-results', 'tester-feedback'];

type Looker = { readonly role: Role; readonly isSupervised: boolean };

/** By role; a request shows its details in place of runs. */
export const tabsFor = ({ role, isSupervised }: Looker): readonly TestTab[] =>
  testTabs.filter((tab) => {
    if (tab === 'summary' || tab === 'test-details') return true;
    if (!isSupervised) return false;
    if (staff.includes(tab)) return role !== 'customer';
    return customers.includes(tab) && role !== 'community_test_manager';
  });

/** An unknown or forbidden tab is Summary. */
export const tabOf = (named: string | undefined, allowed: readonly TestTab[]): TestTab => allowed.find((tab) => tab === named) ?? 'summary';

export const tabLabels: Readonly<Record<TestTab, string>> = {
  summary: 'Summary',
  'test-details': 'Test details',
  testers: 'Testers',
  blockers: 'Blockers',
  issues: 'Issues reported',
  'test-case-results': 'Test case results',
  'tester-feedback': 'Tester feedback',
};

/** An open chat stays open. */
export const tabHref = (testId: string, tab: TestTab, channelId: string | null = null): string => {
  const said = new URLSearchParams({ ...(tab !== 'summary' && { tab }), ...(channelId !== null && { channel_id: channelId }) }).toString();
  return `/results/${testId}${said === '' ? '' : `?${said}`}`;
};

type Group = { readonly status: string; readonly numberOfApprovedResults: number; readonly numberOfResultsNeeded: number };

/** Run groups with all the approved results they need, and whether every group is published. */
export const overallProgress = (
  groups: readonly Group[],
): { readonly complete: number; readonly total: number; readonly isPublished: boolean } => ({
  complete: groups.filter(isCompleteGroup).length,
  total: groups.length,
  isPublished: groups.length > 0 && groups.every(({ status }) => status === 'published'),
});

type CountedGroup = Group & { readonly numberOfPublishableTesters: number; readonly numberOfTestersWithResults: number };

type Offered = {
  readonly test: (TestWindowRowFragment & { readonly communityTestManagersEnabled: boolean }) | null;
  /** Null while loading, or not for this role. */
  readonly groups: readonly CountedGroup[] | null;
};

export type HeaderOffers = {
  readonly canAssign: boolean;
  readonly canExport: boolean;
  readonly exportRefusal: string | null;
  readonly canPublishAll: boolean;
  readonly publishRefusal: string | null;
  readonly canEnd: boolean;
  readonly canShare: boolean;
};

const nothing: HeaderOffers = {
  canAssign: false,
  canExport: false,
  exportRefusal: null,
  canPublishAll: false,
  publishRefusal: null,
  canEnd: false,
  canShare: false,
};

const all = (groups: readonly CountedGroup[], of: 'numberOfPublishableTesters' | 'numberOfTestersWithResults'): number =>
  groups.reduce((sum, group) => sum + group[of], 0);

const publishRefusalOf = (groups: readonly CountedGroup[]): string | null => {
  if (overallProgress(groups).isPublished) return 'All run groups have been published';
  return all(groups, 'numberOfPublishableTesters') === 0 ? 'No tester has results that can be published now.' : null;
};

/** By role and chart; publishing only once the testers are loaded. */
export const headerOffers = ({ test, groups }: Offered, actor: Actor): HeaderOffers => {
  if (test === null) return nothing;
  const isManaging = mayManageResults(actor, test);
  const { 'window.close': refusal } = verdicts(testWindowLifecycle, testWindowRowOf(test), actor);
  return {
    canAssign: managesModerators(actor, test),
    canExport: isManaging,
    exportRefusal: groups !== null && all(groups, 'numberOfTestersWithResults') === 0 ? 'Nobody has submitted a result yet.' : null,
    canPublishAll: isManaging && groups !== null,
    publishRefusal: groups === null ? null : publishRefusalOf(groups),
    canEnd: refusal === null,
    canShare: sharesReports({ event: { actor } }),
  };
};
