import type { TriageStatus } from '#schema/vocabulary/issue.ts';

/** An address that keeps the triage filter; new issues are the usual ones. */
export const issueHref = (href: string, triage: TriageStatus): string =>
  triage === 'untriaged' ? href : `${href}${href.includes('?') ? '&' : '?'}triage=${triage}`;
