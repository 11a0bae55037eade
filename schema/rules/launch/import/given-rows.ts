export type GivenRows = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In words, in place of a file name. */
  readonly source: string;
};
