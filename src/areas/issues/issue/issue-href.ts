import type { TriageStatus } from '#schema/vocabulary/issue.ts';

/** Keeps the triage filter; 'new' is the default. */
export const issueHref = (href: string, triage: TriageStatus): string =>
  triage === 'untriaged' ? href : `${href}${href.includes('?') ? '&' : '?'}triage=${triage}`;
