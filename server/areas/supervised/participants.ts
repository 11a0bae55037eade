import { randomUUID } from 'node:crypto';
import { insertAll } from '#server/workflow/insert.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import type { ChosenTester } from '../../matching/select-testers.ts';

const row = (tx: Tx, testId: string, groupId: string, tester: ChosenTester, status: 'selected' | 'backup', cases: number) => ({
  id: randomUUID(),
  organizationId: tx.viewer.organizationId,
  testId,
  groupId,
  testerId: tester.id,
  email: tester.email,
  fullName: tester.fullName,
  countryCode: tester.countryCode,
  countryName: tester.countryName,
  browserOrDevice: tester.browserOrDevice,
  operatingSystemAndVersion: tester.operatingSystemAndVersion,
  status,
  issueGeneration: 'none',
  removalReasons: [],
  suspectedMassPassing: false,
  assignedCasesCount: cases,
  completedCasesCount: 0,
  approvedTestCasesCount: 0,
  reportedIssuesCount: 0,
  pendingIssueModerationsCount: 0,
  pendingEditRequestsCount: 0,
  version: 1,
  createdAt: tx.at,
});

type Place = { readonly testId: string; readonly groupId: string; readonly caseIds: readonly string[] };

export const addParticipants = async (
  tx: Tx,
  { testId, groupId, caseIds }: Place,
  testers: readonly ChosenTester[],
  status: 'selected' | 'backup',
): Promise<readonly string[]> => {
  const people = testers.map((tester) => row(tx, testId, groupId, tester, status, caseIds.length));
  await insertAll(tx, 'participant', people);
  const { organizationId } = tx.viewer;
  await insertAll(
    tx,
    'assigned_case',
    people.flatMap((person) => caseIds.map((testCaseId) => ({ organizationId, testId, participantId: person.id, testCaseId }))),
  );
  return people.map(({ id }) => id);
};
