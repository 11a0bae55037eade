/** Limits of the launch area, each used by the form, the guard and the server alike. */
export const launchLimits = {
  testsPerRequest: 10,
  fastDeliveryTestCases: 25,
  fastDeliveryResultsWarning: 3,
  resultsPerTestCase: { least: 1, most: 1001, preset: 3 },
  name: 100,
  applicationField: 100,
  textArea: 10_000,
  url: 2_000,
  scheduleDays: 14,
  scheduleSlackMilliseconds: 60_000,
  /** How long nothing leaves after a launch, so that it can be taken back. */
  heldSeconds: 10,
  exploratoryTesters: 15,
  /** What a filmed result costs more than another, in credits. */
  videoSurcharge: 0.25,
  /** Groups of testers that one estimate counts. */
  estimatedGroups: 100,
  summaryScope: 400,
  summaryLink: 40,
  caseTitle: 60,
  shortList: 3,
  differences: 8,
  importPreview: 5,
  searchAboveTestCases: 15,
  uploaderDelayMilliseconds: 200,
  /** Simple forms that wait to be brought back; what was put aside before them is forgotten. */
  formsAside: 5,
  /** What a simple form and those put aside may take. */
  formBytes: 1024 * 1024,
  /** What the form of a supervised test may take: a thousand testers in each of fifty groups. */
  supervisedFormBytes: 6 * 1024 * 1024,
} as const;

/** Records in one page of a list at a test-management tool. */
export const connectorPageSize = 10;

/** Limits of a file of test cases, known issues or test data. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** What a workbook may unpack to. */
  unpacked: 100 * 1024 * 1024,
  rows: 5_000,
  columns: 200,
  cell: 10_000,
  header: 255,
  testDataRows: 1_000,
  listedFaults: 10,
  /** Columns that an organization's imports are remembered by, of each kind. */
  rememberedColumns: 500,
} as const;
