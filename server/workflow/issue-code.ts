/** What stands before the number: an issue of the customer counts 1, 2, 3 in its test; a tester's report and a known issue never look like one. */
const infixes = { issue: '', report: 'R-', knownIssue: 'KI-' } as const;

type Kind = keyof typeof infixes;

/** All of a code but its number. */
export const codePrefix = (kind: Kind, testCode: string): string => `${testCode}-${infixes[kind]}`;

export const issueCode = (kind: Kind, testCode: string, number: number): string => `${codePrefix(kind, testCode)}${number}`;

/** The code in SQL, over the expressions of the test's code and the number. */
export const issueCodeSql = (kind: Kind, testCode: string, number: string): string => `${testCode} || '-${infixes[kind]}' || ${number}`;
