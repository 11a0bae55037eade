/** Rows that come from elsewhere than a file: one sheet of an online spreadsheet, or the cases of a test-management tool. */
export type GivenRows = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where they come from, in words: it stands where the name of a file would. */
  readonly source: string;
};
