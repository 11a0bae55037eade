import type { StatusBarKey } from '#src/ui/status-bar.tsx';

/** Refusals of the chart; null without an open issue. */
export type IssueRefusals = () => {
  readonly 'issue.accept': string | null;
  readonly 'issue.reject': string | null;
  readonly 'severity.change': string | null;
} | null;

const unread = 'Go to an issue first.';

export const issueKeys = (refusals: IssueRefusals): readonly StatusBarKey[] => {
  const refusal = (event: 'issue.accept' | 'issue.reject' | 'severity.change') => () => {
    const said = refusals();
    return said === null ? unread : said[event];
  };
  const reading = () => (refusals() === null ? unread : null);
  return [
    { keys: '1', label: 'accept', act: 'Accept this issue', refusal: refusal('issue.accept') },
    { keys: '2', label: 'duplicate', act: 'Reject this issue as a duplicate', refusal: refusal('issue.reject') },
    { keys: '3', label: 'reject', act: 'Reject this issue', refusal: refusal('issue.reject') },
    { keys: 's', label: 'severity', act: 'Change the severity of this issue', refusal: refusal('severity.change') },
    { keys: 't', label: 'tags', act: 'Tag this issue', refusal: reading },
    { keys: 'u', label: 'undo', act: 'Undo the last change' },
    { keys: 'n', label: 'note', act: 'Write a note about this issue', refusal: reading },
  ];
};
