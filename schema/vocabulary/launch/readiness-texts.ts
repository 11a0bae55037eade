import { counted } from '../counted.ts';

export const readinessTexts = {
  complete: 'Every step is complete',
  casesFine: 'No duplicate or empty test cases',
  staleCases: 'The test cases were imported from another link. Import them again, or put that link back.',
  emptyCases: (count: number): string => counted(count, 'test case is empty', 'test cases are empty'),
  unexpected: (count: number): string => counted(count, 'step has no expected result', 'steps have no expected result'),
  belowZero: (by: number): string => `The launch takes the balance ${counted(Math.round(by * 100) / 100, 'Credit', 'Credits')} below zero`,
  copies: (count: number): string => counted(count, 'test case is the same as another', 'test cases are the same as another'),
  untitledIssues: (count: number): string => counted(count, 'known issue has no title', 'known issues have no title'),
  roomUnknown: 'How many tests may be launched is not known yet',
  linkAnswers: 'The application link answers',
  linkMissing: 'The application link leads to a page that does not exist',
  linkUnreachable: 'The application link does not answer from outside',
  linkSecured: 'The application link answers in the secure environment only',
  credentialsGiven: 'Login data given where needed',
  credentialsMissing: (count: number): string =>
    `${counted(count, 'test case speaks', 'test cases speak')} of signing in, but testers get no login data`,
  fewTesters: (group: number, matching: number, needed: number): string =>
    `Group ${group} matches ${matching} of ${counted(needed, 'tester', 'testers')} needed`,
  thinSupply: (group: number, matching: number, needed: number): string =>
    `Group ${group} matches only ${counted(matching, 'tester', 'testers')} for ${needed} needed`,
} as const;
