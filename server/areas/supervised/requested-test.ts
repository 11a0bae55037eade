import { cutText } from '#schema/cut-text.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import type { GroupToLaunch, TestToLaunch } from './launch-test.ts';

const paragraph = (title: string, text: string | null): readonly string[] =>
  text === null || text.trim() === '' ? [] : [`${title}\n${text.trim()}`];

const together = (parts: readonly (readonly string[])[]): string => parts.flat().join('\n\n');
const accessOf = (parts: readonly (readonly string[])[]): string => cutText(together(parts), limits.credentialsInstructions);

/** What a requested test says to testers, as the supervised test that is launched from it holds it. */
export const toTestToLaunch = (
  parentTestId: string,
  requestedTestId: string,
  input: RequestedTestInput,
  groups: readonly GroupToLaunch[],
): TestToLaunch => ({
  parentTestId,
  requestedTestId,
  name: input.name,
  activity: input.activity,
  applicationUrl: input.accessToApplicationUrl,
  description: together([
    paragraph('Goal', input.testGoal),
    paragraph('In scope', input.inScope),
    paragraph('Out of scope', input.outOfScope),
    ...input.scopeRequirements.map(({ content, answers, other }) =>
      paragraph(content, [...answers, other].filter((answer) => answer.trim() !== '').join(', ')),
    ),
  ]),
  credentialsAndAccessInstructions: accessOf([
    paragraph('Secure environment', input.accessToSecureEnvironmentInstructions),
    paragraph('User accounts', input.predefinedUserAccountsInstructions),
  ]),
  additionalUrlsAndResources: together([paragraph('Test cases', input.testCasesUrl), paragraph('Known issues', input.knownIssuesListUrl)]),
  testerSpecificationLink: null,
  environments: [input.applicationType],
  platforms: [input.applicationType],
  testCases: input.testCases,
  groups,
  payoutBaseAmount: limits.payoutCents.preset,
  requiredAttachmentForPass: false,
  requireVideoAttachment: input.videoRequirementStrategy === 'session',
  applyCountryPayoutMultiplier: false,
  automaticTesterManagementEnabled: true,
  automaticTesterManagementDisabledReason: null,
  moderationEnabled: input.moderationEnabled,
});
