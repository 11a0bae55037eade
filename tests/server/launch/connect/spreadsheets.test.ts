import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { misbehaviours, openConnectorsWorld } from './world.ts';
import type { ConnectorsWorld } from './world.ts';

let world: ConnectorsWorld;
beforeAll(async () => {
  world = await openConnectorsWorld();
});
afterEach(async () => {
  world.standIns.behave();
  await world.sql('update organization set google_sheets_auto_import_enabled = true, known_issues_upload_enabled = true');
});
afterAll(() => world.stop());

const address = (id: string) => `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`;
const information = (spreadsheetUrl: string) =>
  world.read('query ($spreadsheetUrl: String!) { onlineSpreadsheetInfo(spreadsheetUrl: $spreadsheetUrl) { sheetNames } }', {
    spreadsheetUrl,
  });
const document = `mutation ($input: RetrieveFromOnlineSpreadsheetInput!) { answer: retrieveFromOnlineSpreadsheet(input: $input) {
  successful result { url } errors { code message path } } }`;
const retrieve = (spreadsheetUrl: string, sheetName?: string) => world.read(document, { input: { spreadsheetUrl, sheetName } });
const refused = (code: string, message: string, path: string | null = null) => ({
  successful: false,
  result: null,
  errors: [{ code, message, path }],
});

const elsewhere = [
  '',
  'x',
  'https://docs.google.com/document/d/demo-shop-test-cases',
  'http://docs.google.com/spreadsheets/d/demo-shop-test-cases',
  'https://docs.google.com.evil.test/spreadsheets/d/demo-shop-test-cases',
  'https://evil.test/docs.google.com/spreadsheets/d/demo-shop-test-cases',
  'https://docs.google.com@evil.test/spreadsheets/d/demo-shop-test-cases',
  'https://docs.google.com:444/spreadsheets/d/demo-shop-test-cases',
  'https://docs.google.com/spreadsheets/d/',
  'https://docs.google.com/spreadsheets/d/../../x',
  `https://docs.google.com/spreadsheets/d/${'x'.repeat(2000)}`,
];

describe('an online spreadsheet', () => {
  it('LA-488: names its sheets', async () => {
    expect(await information(address('demo-shop-test-cases'))).toEqual({ sheetNames: ['Cart', 'Delivery', 'Payment'] });
    expect(await information(` ${address('demo-one-sheet-cases')} `)).toEqual({ sheetNames: ['Cases'] });
  });

  it('LA-489: gives a sheet as a file that its caller can read', async () => {
    const { successful, result } = await retrieve(address('demo-shop-test-cases'), 'Delivery');
    expect(successful).toBe(true);
    const file = await fetch(`${world.portal.url}${result.url}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining("filename*=UTF-8''Shop%20test%20cases%2C%20Delivery.csv"),
    ]);
    const rows: readonly Record<string, string>[] = parse(await file.text(), { columns: true, bom: true });
    expect(rows[0]).toEqual({
      Section: 'Delivery',
      Code: 'SH-1008',
      Name: 'Enter a new delivery address',
      Prerequisites: 'A cart with one item',
      Instruction: 'Fill in all fields of the address',
      'Expected result': 'No field shows an error',
      Tags: '',
    });
  });

  it('LA-489: gives its first sheet when none is named', async () => {
    const { result } = await retrieve(address('demo-one-sheet-cases'));
    expect(await (await fetch(`${world.portal.url}${result.url}`)).text()).toContain('Cart keeps items after sign-in');
  });

  it('holds no connection of the database while its file is stored, however long that takes', async () => {
    const { files } = world.portal.server.services.vendors;
    const { app } = world.portal.database;
    const { store } = files;
    const inUse: number[] = [];
    Object.assign(files, {
      store: (...given: Parameters<typeof store>) => {
        inUse.push(app.totalCount - app.idleCount);
        return store(...given);
      },
    });
    try {
      expect((await retrieve(address('demo-one-sheet-cases'))).successful).toBe(true);
      expect(inUse).toEqual([0]);
    } finally {
      Object.assign(files, { store });
    }
  });

  it('keeps the file for its organization', async () => {
    await retrieve(address('demo-known-issues'));
    const [row] = await world.sql('select organization_id, created_by, content_type from upload order by created_at desc limit 1');
    expect(row).toEqual({
      organization_id: idOf('a', 'organization'),
      created_by: idOf('a', 'customer'),
      content_type: 'text/csv; charset=utf-8',
    });
  });

  it.each(elsewhere)('is nothing at %j', async (url) => {
    expect(await information(url)).toEqual({ code: 'BAD_USER_INPUT', message: 'Please provide a valid Google Spreadsheet URL.' });
    expect(await retrieve(url)).toEqual(refused('invalid', 'Please provide a valid Google Spreadsheet URL.', 'spreadsheetUrl'));
  });

  it('is asked for nothing at any other address', () => {
    expect(world.standIns.asked('sheets').filter((url) => !url.startsWith('/v4/spreadsheets/demo-'))).toEqual([]);
  });

  it('is refused where it is not known, not shared, or has no such sheet', async () => {
    expect(await information(address('demo-unknown-sheet'))).toEqual({
      code: 'INTEGRATION_ERROR',
      message: 'Google Sheets does not know what was asked for.',
    });
    expect(await information(address('demo-private-sheet'))).toEqual({
      code: 'INTEGRATION_ERROR',
      message: 'Google Sheets does not allow this account to read that.',
    });
    expect(await retrieve(address('demo-unknown-sheet'))).toEqual(
      refused('not_found', 'Google Sheets does not know what was asked for.', 'spreadsheetUrl'),
    );
    expect(await retrieve(address('demo-shop-test-cases'), "Nope'!A1")).toEqual(
      refused('invalid', 'The spreadsheet has no sheet of this name.', 'sheetName'),
    );
  });

  it('is refused above 5,000 rows, and nothing is kept', async () => {
    const count = async () => (await world.sql('select count(*)::int as n from upload'))[0]?.['n'];
    const before = await count();
    expect(await retrieve(address('demo-too-many-rows'))).toEqual(
      refused('too_large', 'The sheet has more than 5,000 rows. At most 5,000 can be imported at once.'),
    );
    expect(await count()).toBe(before);
  });

  it('LA-459: is open with either switch, and closed with none', async () => {
    const set = (auto: boolean, upload: boolean) =>
      world.sql('update organization set google_sheets_auto_import_enabled = $1, known_issues_upload_enabled = $2', [auto, upload]);
    for (const [auto, upload] of [
      [true, false],
      [false, true],
    ] as const) {
      await set(auto, upload);
      expect(await information(address('demo-one-sheet-cases'))).toEqual({ sheetNames: ['Cases'] });
    }
    await set(false, false);
    expect(await information(address('demo-one-sheet-cases'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await retrieve(address('demo-one-sheet-cases'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(misbehaviours('Google Sheets'))('is refused in words when Google is %s', async (kind, message) => {
    world.trouble('sheets', kind);
    expect(await information(address('demo-one-sheet-cases'))).toEqual({ code: 'INTEGRATION_ERROR', message });
    world.trouble('sheets', kind, { where: '/values/' });
    const code = kind === 'unauthorized' ? 'client_authentication_invalid' : kind === 'huge' ? 'too_large' : 'vendor_error';
    expect(await retrieve(address('demo-one-sheet-cases'))).toEqual(refused(code, message));
  });

  it('is read in the end when Google fails twice', async () => {
    world.trouble('sheets', 'broken', { times: 2 });
    expect((await retrieve(address('demo-one-sheet-cases'))).successful).toBe(true);
  });
});
