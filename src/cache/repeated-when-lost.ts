/** What acts at once on one result, issue, tester, blocker, assignment, view or member, by the flow that sends it. Whoever keeps what was lost, as forms and lists do, offers another try themselves. */
const flows: ReadonlySet<string> = new Set([
  'AcceptAssignment',
  'ArchiveAttachment',
  'CloseWindow',
  'DismissMassPassing',
  'EditText',
  'ModerateResult',
  'Moderators',
  'Publish',
  'RejectResult',
  'RelateIssue',
  'RemoveTesters',
  'ResolveBlocker',
  'RestoreAttachment',
  'SavedViews',
  'Team',
  'TriageIssue',
]);

/** How often an operation is sent again whose answer is lost, by its name. */
export const repetitionsOf = (operation: string): number => (flows.has(operation.split('_')[0] ?? '') ? 2 : 0);
