import type { ListedIssue } from './issue-list.ts';

export const listedIssue = (more: Partial<ListedIssue> = {}): ListedIssue => ({
  id: 'i1',
  version: 1,
  code: 'NW-412-18',
  title: 'Guest is charged twice',
  severity: 'critical',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  triageStatus: 'untriaged',
  triageReason: null,
  wasRead: false,
  createdAt: '2026-11-21T06:00:00.000Z',
  issueTags: [{ id: 'g1', name: 'payments' }],
  issueNote: null,
  test: { id: 't1', name: 'Checkout', forceSeverityChangeBeforeAccept: false },
  ...more,
});
