import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseResultModerationStatuses, caseResultStatuses, editRequestStates, resultKinds } from '#schema/vocabulary/case-result.ts';
import { severities, triageStatuses } from '#schema/vocabulary/issue.ts';
import {
  issueGenerations,
  participantStatuses,
  publishingStops,
  reportModerationStatuses,
  reportVerdicts,
} from '#schema/vocabulary/participant.ts';
import { autoLaunchStatuses, testWindowStatuses } from '#schema/vocabulary/test.ts';
import { waitingOrders, waitingShows } from '#schema/vocabulary/waiting-results.ts';

/** Enums of the API, and of the gateway beside it, whose values are those of the vocabulary. */
const enums: Readonly<Record<string, readonly string[]>> = {
  AutoLaunchStatus: autoLaunchStatuses,
  CaseResultModerationStatus: caseResultModerationStatuses,
  CaseResultStatus: caseResultStatuses,
  ResultKind: resultKinds,
  EditRequestState: editRequestStates,
  IssueGeneration: issueGenerations,
  ParticipantStatus: participantStatuses,
  PublishingStop: publishingStops,
  ReportModerationStatus: reportModerationStatuses,
  ReportVerdict: reportVerdicts,
  Severity: severities,
  TestWindowStatus: testWindowStatuses,
  TriageStatus: triageStatuses,
  WaitingOrder: waitingOrders,
  WaitingShow: waitingShows,
};

const width = 110;

const written = (name: string, values: readonly string[]): string => {
  const line = `enum ${name} { ${values.join(' ')} }`;
  if (line.length <= width) return line;
  const rows = [''];
  for (const value of values) {
    const last = rows.at(-1) ?? '';
    if (last.length + value.length < width) rows[rows.length - 1] = `${last} ${value}`;
    else rows.push(` ${value}`);
  }
  return `enum ${name} {\n${rows.map((row) => ` ${row}`).join('\n')}\n}`;
};

/** SDL with the values of its enums as the vocabulary has them. */
export const withEnums = (text: string): string =>
  text.replaceAll(/^enum (\w+) \{[^}]*\}/gmu, (whole: string, name: string) => {
    const values = enums[name];
    return values === undefined ? whole : written(name, values);
  });

/** The SDL whose enums follow from the vocabulary, by path. */
export const generateEnums = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync('schema/{sdl,crowd}/**/*.graphql', { cwd: root }).flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const fresh = withEnums(text);
      return fresh === text ? [] : [[path, fresh] as const];
    }),
  );
