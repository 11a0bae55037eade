import { counted } from '../counted.ts';

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
