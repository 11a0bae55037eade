/** Shared by the form, the guard and the server. */
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
  /** Seconds in which a launch can be undone, as nothing is sent before. */
  heldSeconds: 10,
  exploratoryTesters: 15,
  /** In credits, on top of each result. */
  videoSurcharge: 0.25,
  estimatedGroups: 100,
  summaryScope: 400,
  summaryLink: 40,
  caseTitle: 60,
  /** Of one request. */
  files: 20,
  /** Of one person, attached to no launched request. */
  filesWaiting: 50,
  shortList: 3,
  differences: 8,
  importPreview: 5,
  searchAboveTestCases: 15,
  uploaderDelayMilliseconds: 200,
  /** Set-aside simple forms; older ones are deleted. */
  formsAside: 5,
  formBytes: 1024 * 1024,
  /** For a thousand testers in each of fifty groups. */
  supervisedFormBytes: 6 * 1024 * 1024,
} as const;

export const connectorPageSize = 10;

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** Bytes of an unpacked workbook: refuses a zip bomb. */
  unpacked: 100 * 1024 * 1024,
  rows: 5_000,
  columns: 200,
  cell: 10_000,
  header: 255,
  testDataRows: 1_000,
  listedFaults: 10,
  rememberedColumns: 500,
} as const;
