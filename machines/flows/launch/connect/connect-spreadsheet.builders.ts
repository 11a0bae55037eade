import type { connectSpreadsheetMachine } from './connect-spreadsheet.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const url = 'https://docs.google.com/spreadsheets/d/abc/edit';
export const given = { headers: ['Name'], rows: [['Pay']], source: 'Cases' };

export const connectSpreadsheetSamples: WalkOptions<typeof connectSpreadsheetMachine> = {
  inputs: [{ kind: 'test_cases' }, { kind: 'known_issues' }],
  events: [
    { type: 'address.changed', url },
    { type: 'address.changed', url: 'https://example.com' },
    { type: 'sheet.import' },
    { type: 'sheet.choose', name: 'Two' },
    { type: 'import.cancel' },
  ],
  outcomes: {
    fetchSheetNames: { outputs: [['One'], ['One', 'Two']], errors: [new Error('lost')] },
    retrieveSheet: { outputs: [{ given }, { messages: ['No'] }], errors: [new Error('lost')] },
  },
  project: ({ context }) => [context.url, context.sheetName, context.sheetNames.length],
};
