/** Issues count 1, 2, 3 within their test; a report's or known issue's code never looks like theirs. */
const infixes = { issue: '', report: 'R-', knownIssue: 'KI-' } as const;

type Kind = keyof typeof infixes;

export const codePrefix = (kind: Kind, testCode: string): string => `${testCode}-${infixes[kind]}`;

export const issueCode = (kind: Kind, testCode: string, number: number): string => `${codePrefix(kind, testCode)}${number}`;

/** Over SQL of the test's code and the number. */
export const issueCodeSql = (kind: Kind, testCode: string, number: string): string => `${testCode} || '-${infixes[kind]}' || ${number}`;
