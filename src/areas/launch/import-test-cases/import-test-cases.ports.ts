import { fromPromise } from 'xstate';
import type { ImportTestCasesPorts } from '#machines/flows/launch/import-test-cases/import-test-cases.types.ts';
import { readCsvFile, readGiven } from './read-file.ts';

/** Lets a chosen file be read in a worker. */
export const importTestCasesPorts = (): ImportTestCasesPorts => ({
  readFile: fromPromise(async ({ input: { file, given }, signal }) =>
    given === null ? readCsvFile(file ?? new File([], ''), signal) : readGiven(given),
  ),
});
