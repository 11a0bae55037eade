type Fault = { readonly code: 'blank' | 'invalid'; readonly message: string };

const bare = (text: string): string => text.trim().replace(/^r/iu, '').trim();

/** The number of a TestRail test run as a person writes it: R123 and 123 are the same run. */
export function testRailRunId(text: string): { readonly runId: number } | { readonly fault: Fault } {
  const number = bare(text);
  if (number === '') return { fault: { code: 'blank', message: 'Please provide the test run ID.' } };
  if (!/^\d{1,12}$/u.test(number)) return { fault: { code: 'invalid', message: 'A test run ID is a number such as R123.' } };
  return { runId: Number(number) };
}

const source = 'TestRail run R';

/** What stands where the name of a file would when cases come from a run. */
export const testRailSource = (text: string): string => `${source}${bare(text)}`;

/** Whether imported rows came from a TestRail run. */
export const isTestRailSource = (name: string): boolean => name.startsWith(source);
