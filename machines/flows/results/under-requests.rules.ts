type Listed = {
  readonly id: string;
  readonly parentTestId?: string | null | undefined;
  readonly requestedTests?: readonly unknown[] | undefined;
};

type ListedRow<Test> = {
  readonly test: Test;
  readonly isUnder: boolean;
  /** The request whose one test this is, and whose row this is as well. */
  readonly request: Test | null;
};

/** Puts each run below its request where both are listed; a request for one test and its run are one row. */
export const underRequests = <Test extends Listed>(tests: readonly Test[]): readonly ListedRow<Test>[] => {
  const runsOf = Map.groupBy(tests, ({ parentTestId }) => parentTestId ?? null);
  const listed = new Set(tests.map(({ id }) => id));
  return tests.flatMap((test): readonly ListedRow<Test>[] => {
    if (test.parentTestId != null && listed.has(test.parentTestId)) return [];
    const [run, ...more] = runsOf.get(test.id) ?? [];
    if (run === undefined) return [{ test, isUnder: false, request: null }];
    if (more.length === 0 && (test.requestedTests ?? []).length <= 1) return [{ test: run, isUnder: false, request: test }];
    return [test, run, ...more].map((each) => ({ test: each, isUnder: each !== test, request: null }));
  });
};
