/** What acts at once on one result, issue, tester or blocker, by the flow that sends it. Whoever keeps what was lost, as forms and lists do, offers another try themselves. */
const flows: ReadonlySet<string> = new Set([
  'ArchiveAttachment',
  'CloseWindow',
  'DismissMassPassing',
  'EditText',
  'ModerateResult',
  'Publish',
  'RejectResult',
  'RelateIssue',
  'RemoveTesters',
  'ResolveBlocker',
  'RestoreAttachment',
  'TriageIssue',
]);

/** How often an operation is sent again whose answer is lost, by its name. */
export const repetitionsOf = (operation: string): number => (flows.has(operation.split('_')[0] ?? '') ? 2 : 0);
