import { readSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export const sheetOf = (...rows: readonly (readonly string[])[]): Sheet => {
  const read = readSheet(rows);
  if ('faults' in read) throw new Error(read.faults[0]?.message);
  return read.sheet;
};

export const caseHeader = ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', 'Owner'];
