import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '#server/api/schema.ts';

/** Counts of the API that are compared with their list in another file. */
const elsewhere: Readonly<Record<string, string>> = {
  duplicatesCount: 'issues/duplicates.test.ts',
  chosenCount: 'results/shared-reports.test.ts',
  openedCount: 'results/shared-reports.test.ts',
  openCount: 'integrations/webhooks.test.ts',
  assignmentsCount: 'operator/people.test.ts',
  waitingResultsCount: 'moderation/desk.test.ts',
  testerWaitingCount: 'moderation/desk.test.ts',
  casesCount: 'moderation/assignments.test.ts',
  unreadCount: 'chat/delivery.test.ts',
  chatUnreadCount: 'chat/delivery.test.ts',
  repliesCount: 'chat/delivery.test.ts',
  testCount: 'launch/drafts/sharing.test.ts',
  passedCount: 'moderation/activity.test.ts',
  fieldsCount: 'moderation/activity.test.ts',
  peersCount: 'moderation/activity.test.ts',
  draftCount: 'organization/team.test.ts',
  reportedIssuesCount: 'results/testers.test.ts',
  autoExportMatchingIssuesCount: 'exports/auto-export.test.ts',
  unreadNotificationCount: 'organization/notifications.test.ts',
  testCasesCount: 'launch/estimate/estimate.test.ts',
  waitingCount: 'launch/connect/report/trouble.test.ts',
  sendingCount: 'launch/connect/report/trouble.test.ts',
  sentCount: 'launch/connect/report/trouble.test.ts',
  failedCount: 'launch/connect/report/trouble.test.ts',
  knownIssuesCount: 'results/test-page.test.ts',
  testDataRowsCount: 'results/test-page.test.ts',
  filesCount: 'results/retention.test.ts',
  heldCount: 'results/retention.test.ts',
  retiredCount: 'operator/vocabulary.test.ts',
  renamedCount: 'operator/vocabulary.test.ts',
  testersCount: 'operator/vocabulary.test.ts',
};

it('compares every count of the API with its list, or says where that is done', () => {
  const schema = buildSchema(readSdl());
  const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const compared = textOf('figures.test.ts') + textOf('charts.test.ts') + textOf('lists.ts');
  const isNamed = (name: string): boolean => {
    const other = elsewhere[name];
    return new RegExp(`\\b${name}\\b`, 'u').test(other === undefined ? compared : textOf(`../${other}`));
  };
  const counts = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => /Int!?$/u.test(String(field.type)) && /Count$|^numberOf.*Results$/u.test(field.name))
    .filter(({ field }) => !isNamed(field.name));
  expect(counts.map(({ name }) => name)).toEqual([]);
});
