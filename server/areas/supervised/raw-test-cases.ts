import { readRequestedTestInput } from '#schema/rules/launch/sent-shape.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { requestedTestWire } from './requested-test.store.ts';

type File = { readonly filename: string; readonly body: string };

/** A part of a file name that any system takes. */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** The test cases of each requested test as they were handed in, a file for each that has some; the import takes them back as they were. */
export const rawTestCases = async (tx: Tx, testId: string): Promise<readonly File[]> => {
  const [test] = await tx.query<{ code: string }>('select code from test where id = $1', [testId]);
  return (await requestedTestWire(tx, testId)).flatMap(({ wire }, at) => {
    const { name, testCases } = readRequestedTestInput(wire);
    const called = [test?.code ?? '', at + 1, plain(name)].filter((part) => part !== '').join('-');
    return testCases.length === 0 ? [] : [{ filename: `${called}.csv`, body: testCasesCsv(testCases) }];
  });
};
