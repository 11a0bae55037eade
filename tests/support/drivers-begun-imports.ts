import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { file, mapColumn, openImport, sees } from './drivers-import.ts';
import { checkoutCsv } from './drivers-launch.ts';

/** What this device keeps of the imports that were begun, as text by key; null where nothing was ever kept. */
const keptImports = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('muster-imports');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('imports')) return resolve('[]');
          const asked = database.transaction('imports').objectStore('imports').getAll();
          asked.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(asked.result));
          });
        });
      }),
  );

/** Lets this device keep something else of the imports that were begun: of their rows, or of what was made of them. */
export const spoilImports = (page: Page, part: 'rows' | 'work' | `${ImportKind}:rows`, by: object): Promise<void> =>
  page.evaluate(
    ([end, other]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster-imports');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('imports', 'readwrite');
          const walking = change.objectStore('imports').openCursor();
          walking.addEventListener('success', () => {
            const cursor = walking.result;
            if (cursor === null) return;
            if (typeof cursor.key === 'string' && cursor.key.endsWith(`:${end}`)) cursor.update({ ...cursor.value, ...other });
            cursor.continue();
          });
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [part, by] as const,
  );

/** Waits until this device keeps no import any more. */
export const keepsNothing = async (page: Page): Promise<void> => {
  await expect.poll(() => keptImports(page)).toBe('[]');
};

/** Begins an import of test cases, leaves a column out and mends a cell. */
export async function beginImport(page: Page): Promise<void> {
  await openImport(page, 'Import test cases');
  await file(page, checkoutCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
  await sees(page, '1 cell to fix');
  await mapColumn(page, 'Prerequisites', 'Leave out');
  await page.getByLabel('Row 3, Instruction').fill('Press Pay twice');
  await page.getByLabel('Row 3, Instruction').press('Enter');
  await page.getByText('1 cell to fix').waitFor({ state: 'detached' });
}
/** Waits until this device keeps what was mended. */
export const isKept = async (page: Page): Promise<void> => {
  await expect.poll(() => keptImports(page)).toContain('Press Pay twice');
};

/** Sees the import as it was left. */
export async function seesBegun(page: Page): Promise<void> {
  await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
  await sees(page, '1 column left out');
  expect(await page.getByLabel('Row 3, Instruction').inputValue()).toBe('Press Pay twice');
  expect(await page.getByText('1 cell to fix').count()).toBe(0);
}
