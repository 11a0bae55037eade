import type { IssueReport } from './report.ts';

export const reportWith = (more: Partial<IssueReport> = {}): IssueReport => ({
  issueId: '00000000-0000-4000-8000-000000000001',
  code: 'NW-412-18',
  title: 'Payment fails',
  severity: 'high',
  url: 'https://muster.example/results/t1/issue/i1',
  facts: [{ label: 'Severity', value: 'High' }],
  sections: [{ label: 'Reproduction steps', value: '1. Open\n2. Pay' }],
  values: {},
  files: [],
  ...more,
});
