import type { WaitingKind } from '#schema/vocabulary/waiting.ts';

type Waiting = { readonly kind: WaitingKind; readonly label: string; readonly count: number };

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const works: Readonly<Record<WaitingKind, (count: number) => string>> = {
  assignment: () => 'Assignment to answer',
  results: (count) => `${counted(count, 'result')} to moderate`,
  publishing_failed: (count) => `Publishing failed for ${counted(count, 'tester')}`,
  blockers: (count) => counted(count, 'open blocker'),
  publishing: (count) => `${counted(count, 'tester')} to publish`,
  launches: (count) => `${counted(count, 'test')} to launch`,
  untriaged_issues: (count) => counted(count, 'new issue'),
  draft: () => 'Draft, not launched yet',
};

export const waitingWords = ({ kind, label, count }: Waiting): { readonly title: string; readonly note: string } => ({
  title: works[kind](count),
  note: label,
});

export const nothingWaits = {
  test_manager: 'Testers to publish, open blockers and tests to launch appear here.',
  community_test_manager: 'Assignments and results to moderate appear here.',
  customer: 'New issues and unfinished requests appear here.',
} as const;
