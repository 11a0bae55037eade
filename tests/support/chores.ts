import type { ChoreDeps } from '#server/workflow/chores.ts';

const nothing = async (): Promise<void> => undefined;

/** Chores that do only what belongs to no other part of the server. */
export const quietChores: Omit<ChoreDeps, 'owner' | 'database' | 'clock'> = {
  sweepLostUploads: nothing,
  runDueSchedules: nothing,
  lookAfterTests: nothing,
  catchUpAutoExports: nothing,
  resumeExports: nothing,
  queueDueItems: nothing,
  resumeReports: nothing,
  queueDueChecks: nothing,
  retireTests: nothing,
  retireLines: nothing,
  resumeForgetting: nothing,
  tendArchives: nothing,
  resumeMails: nothing,
  resumeWebhooks: nothing,
  tendWebhooks: nothing,
  tellPeople: nothing,
  deliverNotifications: nothing,
};
