import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { otherAnswer } from '#schema/vocabulary/launch/options.ts';
import type { Activity } from '#schema/vocabulary/launch/options.ts';
import { launchMessages, riskFields, riskMessage, riskWords } from '#schema/vocabulary/launch/texts.ts';
import { caseProblems } from './case-problems.ts';
import type { LaunchFlags } from './flags.ts';
import { holdsTestCases, isFastDelivery, knownIssuesWay, offersVideoPerCase, questionsFor } from './modes.ts';
import {
  check,
  checkOptional,
  checkText,
  contentProblems,
  isSpreadsheetAddress,
  isWebAddress,
  problem,
  requiredAddress,
} from './problems.ts';
import type { Problem } from './problems.ts';
import { includesTestCases } from './requested-test.ts';
import type { RequestedTestValues } from './requested-test.ts';

const { textArea, resultsPerTestCase, fastDeliveryTestCases, url } = launchLimits;

const address = (
  path: string,
  text: string,
  blank: string,
  invalid: string = launchMessages.url,
  isAddress: (text: string) => boolean = isWebAddress,
): readonly Problem[] => check(path, requiredAddress(blank, invalid, url, isAddress), text, blank);

function testCaseProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  if (!includesTestCases(values)) return [];
  const held = holdsTestCases(values, flags);
  if (held && values.testCases.length === 0) return [problem('testCases', 'blank', launchMessages.testCases)];
  return held && isFastDelivery(values, flags) && values.testCases.length > fastDeliveryTestCases
    ? [problem('testCases', 'too_many', launchMessages.tooManyTestCases)]
    : held
      ? caseProblems(values.testCases)
      : [];
}

function testCasesUrlProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  if (!includesTestCases(values) || values.testCasesSource !== 'url') return [];
  if (isFastDelivery(values, flags) && values.testCasesUrl.trim() !== '')
    return [problem('testCasesUrl', 'invalid', launchMessages.standardOnly)];
  return flags.googleSheetsAutoImportEnabled
    ? address('testCasesUrl', values.testCasesUrl, launchMessages.testCasesSpreadsheet, launchMessages.spreadsheetUrl, isSpreadsheetAddress)
    : address('testCasesUrl', values.testCasesUrl, launchMessages.testCasesLink);
}

function resultsProblems(values: RequestedTestValues): readonly Problem[] {
  if (values.activity !== 'test_case_run') return [];
  const path = 'numberOfResultsPerTestCaseNeeded';
  const text = values.numberOfResultsPerTestCaseNeeded.trim();
  if (text === '') return [problem(path, 'blank', launchMessages.results)];
  if (!/^\d+$/.test(text)) return [problem(path, 'invalid', launchMessages.resultsInteger)];
  const wanted = Number(text);
  return wanted < resultsPerTestCase.least || wanted > resultsPerTestCase.most
    ? [problem(path, 'invalid', launchMessages.resultsRange)]
    : [];
}

type Question = {
  readonly answer: 'requiresPredefinedUserAccounts' | 'requiresAccessToSecureEnvironment' | (typeof riskFields)[number];
  readonly instructions:
    | 'predefinedUserAccountsInstructions'
    | 'accessToSecureEnvironmentInstructions'
    | (typeof riskWords)[(typeof riskFields)[number]]['instructions'];
  readonly unanswered: string;
  readonly missing: string;
  readonly standardOnly: boolean;
};

const riskQuestions = (activity: Activity): readonly Question[] =>
  riskFields.map((field) => ({
    answer: field,
    instructions: riskWords[field].instructions,
    unanswered: riskMessage(field, activity),
    missing: riskWords[field].missing,
    standardOnly: true,
  }));

const accounts: Question = {
  answer: 'requiresPredefinedUserAccounts',
  instructions: 'predefinedUserAccountsInstructions',
  unanswered: launchMessages.accounts,
  missing: launchMessages.accountsInstructions,
  standardOnly: false,
};
const secureEnvironment: Question = {
  answer: 'requiresAccessToSecureEnvironment',
  instructions: 'accessToSecureEnvironmentInstructions',
  unanswered: launchMessages.secureEnvironment,
  missing: launchMessages.secureEnvironmentInstructions,
  standardOnly: false,
};

export const yesNoQuestions = (activity: Activity, flags: LaunchFlags): readonly Question[] => [
  ...(flags.uniqueTestData ? [] : [accounts]),
  secureEnvironment,
  ...riskQuestions(activity),
];

function questionProblems(question: Question, values: RequestedTestValues, fast: boolean): readonly Problem[] {
  const given = values[question.answer];
  if (given === '') return [problem(question.answer, 'blank', question.unanswered)];
  if (given === 'false') return [];
  return [
    ...(fast && question.standardOnly ? [problem(question.answer, 'invalid', launchMessages.standardOnly)] : []),
    ...checkText(question.instructions, values[question.instructions], question.missing, textArea),
  ];
}

function knownIssuesProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  const way = knownIssuesWay(values, flags);
  if (way === 'recent') return checkOptional('kilStartingFromTestCycleCode', values.kilStartingFromTestCycleCode, launchLimits.name);
  if (way === 'upload') {
    return [
      ...address(
        'knownIssuesUrl',
        values.knownIssuesUrl,
        launchMessages.knownIssuesSpreadsheet,
        launchMessages.spreadsheetUrl,
        isSpreadsheetAddress,
      ),
      ...(values.knownIssues.length === 0
        ? [problem('knownIssues', 'blank', launchMessages.knownIssues)]
        : contentProblems(values.knownIssues, 'knownIssues')),
    ];
  }
  if (values.hasKnownIssuesList === '') return [problem('hasKnownIssuesList', 'blank', launchMessages.knownIssuesChoice)];
  return values.hasKnownIssuesList === 'true'
    ? address('knownIssuesListUrl', values.knownIssuesListUrl, launchMessages.knownIssuesList)
    : [];
}

function scopeQuestionProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  return questionsFor(values, flags).flatMap((question, index) => {
    const answer = values.scopeRequirements.find(({ content }) => content === question.content);
    const path = `scopeRequirements[${index}]`;
    if (answer === undefined || answer.answers.every((one) => !question.answers.includes(one)))
      return [problem(path, 'blank', launchMessages.question)];
    if (!answer.answers.includes(otherAnswer)) return [];
    return checkText(path, answer.other, launchMessages.questionOther, textArea);
  });
}

function videoProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  if (!flags.videoRequirementEnabled) return [];
  if (values.videoRequired === '') return [problem('videoRequired', 'blank', launchMessages.video)];
  if (values.videoRequired === 'false' || !offersVideoPerCase(values, flags)) return [];
  if (values.videoRequirementStrategy === 'none') return [problem('videoRequirementStrategy', 'blank', launchMessages.videoStrategy)];
  return values.videoRequirementStrategy === 'per_case' && values.testCases.every((one) => !one.requireVideoAttachment)
    ? [problem('videoRequirementStrategy', 'blank', launchMessages.videoCases)]
    : [];
}

/** In the order of the fields. */
export function scopeProblems(values: RequestedTestValues, flags: LaunchFlags): readonly Problem[] {
  if (values.activity === '') return [];
  const fast = isFastDelivery(values, flags);
  const explored = values.activity !== 'test_case_run';
  return [
    ...testCaseProblems(values, flags),
    ...testCasesUrlProblems(values, flags),
    ...resultsProblems(values),
    ...(explored ? checkText('inScope', values.inScope, launchMessages.inScope, textArea) : []),
    ...(explored ? checkText('outOfScope', values.outOfScope, launchMessages.outOfScope, textArea) : []),
    ...checkText('testGoal', values.testGoal, launchMessages.testGoal, textArea),
    ...yesNoQuestions(values.activity, flags).flatMap((question) => questionProblems(question, values, fast)),
    ...scopeQuestionProblems(values, flags),
    ...knownIssuesProblems(values, flags),
    ...videoProblems(values, flags),
  ];
}
