import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { createContext, use } from 'react';

type IssueActs = { readonly judge: JudgeActorRef; readonly over: OverIssuesActorRef };

export const IssueActsContext = createContext<IssueActs | null>(null);

/** Who judges issues on this page, and what is open over it. */
export const useIssueActs = (): IssueActs => {
  const acts = use(IssueActsContext);
  if (acts === null) throw new Error('Nobody judges issues here.');
  return acts;
};
