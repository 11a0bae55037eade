import * as v from 'valibot';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import type { VendorCall } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';

const api = 'https://sheets.googleapis.com/v4/spreadsheets';

const informationSchema = v.object({
  properties: v.object({ title: v.string() }),
  sheets: v.array(v.object({ properties: v.object({ title: v.string(), sheetType: v.optional(v.string()) }) })),
});
const cell = v.union([
  v.string(),
  v.pipe(v.union([v.number(), v.boolean()]), v.transform(String)),
  v.pipe(
    v.null(),
    v.transform(() => ''),
  ),
]);
const valuesSchema = v.object({ values: v.optional(v.array(v.array(cell)), []) });

/** Null for any other URL. */
export const spreadsheetIdOf = (address: string): string | null => {
  const given = address.trim();
  if (!URL.canParse(given)) return null;
  const { protocol, host, username, pathname } = new URL(given);
  if (protocol !== 'https:' || host !== 'docs.google.com' || username !== '') return null;
  return /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{10,200})(?:\/|$)/u.exec(pathname)?.[1] ?? null;
};

const columnLetters = (column: number): string =>
  column <= 26 ? String.fromCharCode(64 + column) : columnLetters(Math.floor((column - 1) / 26)) + columnLetters(((column - 1) % 26) + 1);

/** One row and column more than allowed, so that too large a sheet is refused and not truncated. */
const area = `A1:${columnLetters(importLimits.columns + 1)}${importLimits.rows + 2}`;

export const googleSheets = (call: VendorCall, apiKey: string, spreadsheetId: string) => {
  const key = new URLSearchParams({ key: apiKey });
  return {
    information: async (): Promise<{ readonly title: string; readonly sheetNames: readonly string[] }> => {
      const { properties, sheets } = await call.json(
        `${api}/${spreadsheetId}?fields=properties.title,sheets.properties(title,sheetType)&${key}`,
        informationSchema,
      );
      const sheetNames = sheets
        .filter(({ properties: { sheetType } }) => (sheetType ?? 'GRID') === 'GRID')
        .map((one) => one.properties.title);
      if (sheetNames.length === 0) throw new VendorError('sheets', 'unreadable', 'The spreadsheet has no sheet with cells.');
      return { title: properties.title, sheetNames };
    },
    rows: async (sheetName: string): Promise<readonly (readonly string[])[]> => {
      const range = encodeURIComponent(`'${sheetName.replaceAll("'", "''")}'!${area}`);
      const query = `majorDimension=ROWS&valueRenderOption=FORMATTED_VALUE&${key}`;
      return (await call.json(`${api}/${spreadsheetId}/values/${range}?${query}`, valuesSchema)).values;
    },
  };
};
