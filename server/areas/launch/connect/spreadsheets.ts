import { randomUUID } from 'node:crypto';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import type { RequestContext } from '#server/api/context.ts';
import { badUserInput, forbidden } from '#server/api/errors.ts';
import type { Work } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { csv } from '#server/csv/escape.ts';
import type { StoredFile } from '#server/files/files.ts';
import { googleSheets, spreadsheetIdOf } from '#server/vendors/sheets/sheets.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { Refused } from '#server/workflow/refused.ts';
import { answering, askingMutation, callTo, longBudget, refusedBy } from '../../../api/ask-vendor.ts';

type Input = { readonly spreadsheetUrl: string; readonly sheetName?: string | null };
type Found = { readonly name: string; readonly body: string };

const mostUrl = 2_000;
const mostRows = importLimits.rows.toLocaleString('en');

/** Either switch opens spreadsheets: cases are read by one, known issues by the other. */
const admitSpreadsheets = ({ person: { flags } }: RequestContext): void => {
  if (!flags.has('googleSheetsAutoImportEnabled') && !flags.has('knownIssuesUploadEnabled')) throw forbidden();
};

const sheetsOf = (context: RequestContext, spreadsheetId: string) => {
  const { sheetsKey } = context.services.vendors;
  if (sheetsKey === null) throw new VendorError('sheets', 'forbidden', 'Reading Google Sheets is not set up on this installation.');
  return googleSheets(callTo(context, 'sheets', longBudget), sheetsKey, spreadsheetId);
};

const idOf = (address: string): string | null => (address.length > mostUrl ? null : spreadsheetIdOf(address));

const tooLarge = (message: string): Refused => new Refused([{ code: 'too_large', message, path: null }]);

const fileOf = (name: string, rows: readonly (readonly string[])[]): Found => {
  if (rows.length > importLimits.rows + 1)
    throw tooLarge(`The sheet has more than ${mostRows} rows. At most ${mostRows} can be imported at once.`);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > importLimits.columns)
    throw tooLarge(`The sheet has more than ${importLimits.columns} columns. At most ${importLimits.columns} can be imported.`);
  const [header = [], ...rest] = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const body = csv(header, rest);
  if (Buffer.byteLength(body) > importLimits.bytes) throw tooLarge('The sheet is larger than 10 MB.');
  return { name, body };
};

const readSheet = async (context: RequestContext, { spreadsheetUrl, sheetName }: Input): Promise<Found> => {
  admitSpreadsheets(context);
  const id = idOf(spreadsheetUrl);
  if (id === null) throw new Refused([{ code: 'invalid', message: launchMessages.spreadsheetUrl, path: 'spreadsheetUrl' }]);
  const sheets = sheetsOf(context, id);
  const { title, sheetNames } = await sheets.information().catch((error: unknown) => {
    throw error instanceof VendorError ? refusedBy(error, 'spreadsheetUrl') : error;
  });
  const wanted = sheetName ?? sheetNames[0] ?? '';
  if (!sheetNames.includes(wanted))
    throw new Refused([{ code: 'invalid', message: 'The spreadsheet has no sheet of this name.', path: 'sheetName' }]);
  return fileOf(sheetNames.length > 1 ? `${title}, ${wanted}` : title, await sheets.rows(wanted));
};

type Kept = { readonly id: string; readonly name: string; readonly stored: StoredFile };

/** Stores the sheet before anything is written of it; a file whose row does not follow is swept within two days. */
const keepSheet = async (context: RequestContext, input: Input): Promise<Kept> => {
  const { name, body } = await readSheet(context, input);
  const id = randomUUID();
  const stored = await context.services.vendors.files.store(
    (async function* () {
      yield Buffer.from(body);
    })(),
    { name: `${id}.csv`, maxBytes: importLimits.bytes, kinds: ['csv'] },
  );
  return { id, name, stored };
};

const writeRow = async ({ tx, context, operation }: Work, { id, name, stored }: Kept): Promise<string> => {
  const { organizationId, userId } = context.viewer;
  await insertAll(tx, 'upload', [
    {
      id,
      organizationId,
      createdBy: userId,
      name: `${name}.csv`,
      contentType: stored.contentType,
      sizeBytes: stored.sizeBytes,
      sha256: stored.sha256,
      storageKey: stored.storageKey,
      createdAt: tx.at,
    },
  ]);
  await record(tx, { operation, entity: 'upload', entityId: id, after: { sizeBytes: stored.sizeBytes } });
  return context.services.fileLink({ organizationId, userId }, id);
};

export const spreadsheetQueries: ResolverMap[string] = {
  onlineSpreadsheetInfo: async (_: unknown, { spreadsheetUrl }: { readonly spreadsheetUrl: string }, context: RequestContext) => {
    admitSpreadsheets(context);
    const id = idOf(spreadsheetUrl);
    if (id === null) throw badUserInput(launchMessages.spreadsheetUrl);
    const { sheetNames } = await answering(async () => sheetsOf(context, id).information());
    return { sheetNames };
  },
};

export const spreadsheetMutations: ResolverMap[string] = {
  retrieveFromOnlineSpreadsheet: askingMutation<Input, Kept>('retrieveFromOnlineSpreadsheet', keepSheet, async (work, _input, kept) => ({
    result: { url: await writeRow(work, kept) },
  })),
};
