import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type IssueTagState = 'live' | 'deleted';

export type IssueTagContext = { readonly name: string };

export type IssueTagEvent =
  | LifecycleEvent<'tag.rename', { readonly name: string }>
  | LifecycleEvent<'tag.delete'>
  | LifecycleEvent<'tag.restore'>;

export type IssueTagRow = { readonly state: IssueTagState; readonly name: string };
