import type { KnownIssue } from './requested-test.ts';

export type CodeValue = { readonly code: string; readonly value: string };

export const untitledIssue = 'Untitled Issue';

const codes = [
  ['title', 'title'],
  ['issueDescription', 'issue_description'],
  ['actualResults', 'actual_results'],
  ['expectedResults', 'expected_results'],
  ['reproductionSteps', 'reproduction_steps'],
  ['projectComponent', 'project_component'],
] as const;
const attachments = 'issue_attachments';

/** Empty fields are left out. */
export function toKnownIssueInput(issue: KnownIssue): readonly CodeValue[] {
  return [
    ...codes.map(([field, code]) => ({ code, value: issue[field] })),
    { code: attachments, value: issue.issueAttachments.join('\n') },
  ].filter(({ value }) => value !== '');
}

/** Without a title it gets the default. */
export function fromKnownIssueInput(fields: readonly CodeValue[]): KnownIssue {
  const valueOf = (code: string): string => fields.find((field) => field.code === code)?.value ?? '';
  const listed = valueOf(attachments);
  return {
    title: valueOf('title') || untitledIssue,
    issueDescription: valueOf('issue_description'),
    actualResults: valueOf('actual_results'),
    expectedResults: valueOf('expected_results'),
    reproductionSteps: valueOf('reproduction_steps'),
    projectComponent: valueOf('project_component'),
    issueAttachments: listed === '' ? [] : listed.split('\n'),
  };
}

export const knownIssueCodes: readonly string[] = [...codes.map(([, code]) => code), attachments];
