export type WalkIssuesInput = { readonly current: string | null };

export type WalkIssuesContext = {
  /** What the list shows, in its order. */
  readonly ids: readonly string[];
  /** The issue that is read; before the list is there, the one the address names. */
  readonly current: string | null;
  /** An issue that was called back into the list, to be read there until the reader goes on: answers that were on their way may still take it out. */
  readonly recalled: string | null;
};

export type WalkIssuesEvent =
  | { readonly type: 'list.changed'; readonly ids: readonly string[] }
  | { readonly type: 'list.replaced'; readonly ids: readonly string[] }
  | { readonly type: 'issue.visit'; readonly issueId: string }
  | { readonly type: 'issue.recall'; readonly issueId: string }
  | { readonly type: 'recall.forget' }
  | { readonly type: 'issue.next' }
  | { readonly type: 'issue.previous' };

export type WalkIssuesEmitted =
  | { readonly type: 'issue.reached'; readonly issueId: string | null }
  /** The reader has stayed with an issue. */
  | { readonly type: 'issue.settled'; readonly issueId: string | null }
  /** The end of what is listed is near. */
  | { readonly type: 'more.wanted' };

export type WalkIssuesTag = 'settled';
