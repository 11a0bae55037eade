import { counted } from '../counted.ts';

/** The encodings that a text file may be read in, by the names of the Encoding Standard. */
export const encodingLabels: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250, Central European',
  'windows-1251': 'Windows-1251, Cyrillic',
  'windows-1253': 'Windows-1253, Greek',
  'windows-1254': 'Windows-1254, Turkish',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS',
  'euc-kr': 'EUC-KR',
  gb18030: 'GB 18030',
  big5: 'Big5',
};

export const delimiterLabels: Readonly<Record<string, string>> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' };

export const importTexts = {
  uploaderFailed: 'Failed to launch the uploader. Please click the button to try again.',
  fileUnreadable: 'The file could not be read. Please upload a CSV file of up to 10 MB.',
  workbookProtected: 'The workbook is protected by a password. Remove the password in your spreadsheet program and choose the file again.',
  testCasesImported: (count: number): string => `${counted(count, 'test case has', 'test cases have')} been successfully imported.`,
  knownIssuesImported: (count: number): string => `${counted(count, 'known issue has', 'known issues have')} been successfully imported.`,
  testDataImported: (count: number): string =>
    `${counted(count, 'row of test data has', 'rows of test data have')} been successfully imported.`,
  rowsBecome: (rows: number, things: string): string => `${counted(rows, 'row becomes', 'rows become')} ${things}`,
} as const;
