type Fault = { readonly code: 'blank' | 'invalid'; readonly message: string };

/** The number of a TestRail test run as a person writes it: R123 and 123 are the same run. */
export function testRailRunId(text: string): { readonly runId: number } | { readonly fault: Fault } {
  const number = text.trim().replace(/^r/iu, '');
  if (number === '') return { fault: { code: 'blank', message: 'Please provide the test run ID.' } };
  if (!/^\d{1,12}$/u.test(number)) return { fault: { code: 'invalid', message: 'A test run ID is a number such as R123.' } };
  return { runId: Number(number) };
}
