export type SelectIssuesContext = {
  /** What the list shows, in its order, and whether it shows all there is. */
  readonly ids: readonly string[];
  readonly isWhole: boolean;
  /** Where a range begins. */
  readonly anchor: string | null;
};

export type SelectIssuesEvent =
  | { readonly type: 'list.changed'; readonly ids: readonly string[]; readonly isWhole: boolean }
  | { readonly type: 'list.cut' }
  | { readonly type: 'issue.toggle'; readonly issueId: string }
  | { readonly type: 'range.extend'; readonly issueId: string }
  | { readonly type: 'range.step'; readonly from: string; readonly to: string }
  | { readonly type: 'all.take' }
  | { readonly type: 'selection.clear' };

export type SelectIssuesEmitted =
  | { readonly type: 'issue.toggled'; readonly issueId: string }
  | { readonly type: 'issues.taken'; readonly issueIds: readonly string[] }
  | { readonly type: 'issues.dropped'; readonly issueIds: readonly string[] }
  | { readonly type: 'selection.cleared' }
  /** More of the list is to be loaded. */
  | { readonly type: 'more.wanted' };

export type SelectIssuesTag = 'busy';
