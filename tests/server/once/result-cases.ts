import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../authorization/samples.ts';
import type { OnceCase } from './cases.ts';

type Statement = readonly [text: string, values?: readonly unknown[]];

const id = (name: string): string => idOf('a', name);
const sampleOf = (operation: string): object => argumentsFor(`Mutation.${operation}`, 'a')['input'] as object;
const changed = (operation: string, more: object) => ({ input: sampleOf(operation), other: { ...sampleOf(operation), ...more } });

const archived: readonly Statement[] = [
  [`update attachment set state = 'archived', archived_at = now() where id = any ($1)`, [['file', 'field-file'].map(id)]],
];

/** The calls that change results and export them. */
export const resultCases: Readonly<Record<string, OnceCase>> = {
  exportTestCaseResultsToCsv: { person: 'manager', ...changed('exportTestCaseResultsToCsv', { participantsIds: [] }) },
  flexibleTestingUpdateTestCaseResultResponse: {
    person: 'manager',
    ...changed('flexibleTestingUpdateTestCaseResultResponse', { value: { step: { actualResult: 'Something else.' } } }),
  },
  deleteRelatedIssue: { person: 'manager', ...changed('deleteRelatedIssue', { changeStatusToPass: true }), audit: 2 },
  archiveCaseResultAttachment: {
    person: 'manager',
    ...changed('archiveCaseResultAttachment', { caseResultAttachmentId: id('field-file') }),
  },
  unarchiveCaseResultAttachment: {
    person: 'manager',
    ...changed('unarchiveCaseResultAttachment', { caseResultAttachmentId: id('field-file') }),
    prepare: archived,
  },
  archiveCaseFieldAttachmentResponse: {
    person: 'manager',
    ...changed('archiveCaseFieldAttachmentResponse', { caseFieldAttachmentResponseId: id('file') }),
  },
  unarchiveCaseFieldAttachmentResponse: {
    person: 'manager',
    ...changed('unarchiveCaseFieldAttachmentResponse', { caseFieldAttachmentResponseId: id('file') }),
    prepare: archived,
  },
};
