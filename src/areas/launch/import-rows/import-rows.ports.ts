import { fromPromise } from 'xstate';
import type { ImportRowsPorts } from '#machines/flows/launch/import-rows/import-rows.types.ts';
import { readCsvFile } from '../import-test-cases/read-file.ts';

/** Lets a chosen file be read in a worker. */
export const importRowsPorts = (): ImportRowsPorts => ({ readFile: fromPromise(({ input, signal }) => readCsvFile(input.file, signal)) });
