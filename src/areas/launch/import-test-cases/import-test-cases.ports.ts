import { fromPromise } from 'xstate';
import type { ImportTestCasesPorts } from '#machines/flows/launch/import-test-cases/import-test-cases.types.ts';
import { readCsvFile } from './read-file.ts';

/** Lets a chosen file be read in a worker. */
export const importTestCasesPorts = (): ImportTestCasesPorts => ({
  readFile: fromPromise(({ input, signal }) => readCsvFile(input.file, signal)),
});
