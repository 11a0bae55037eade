import type { KnownIssue } from './requested-test.ts';

/** One field of a known issue as it is sent. */
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

/** A known issue as a list of codes and values; empty fields are left out. */
export function toKnownIssueInput(issue: KnownIssue): readonly CodeValue[] {
  return [
    ...codes.map(([field, code]) => ({ code, value: issue[field] })),
    { code: attachments, value: issue.issueAttachments.join('\n') },
  ].filter(({ value }) => value !== '');
}

/** A known issue read back from its list; one that lacks a title gets the default. */
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

/** The codes a known issue may carry. */
export const knownIssueCodes: readonly string[] = [...codes.map(([, code]) => code), attachments];
