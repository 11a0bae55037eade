import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectUnread } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { PutAside } from '#src/ui/put-aside.tsx';
import { useSelector } from '@xstate/react';
import { targetingLabels } from '../tester/targeting-options.ts';

const labels: Readonly<Record<string, string>> = {
  ...targetingLabels,
  form: 'The form',
  applicationUrl: 'Application URL',
  environments: 'Type of application',
  credentials: 'Credentials and access instructions',
  additionalUrls: 'Additional URLs and resources',
  specification: 'Tester specification document',
  payout: 'Payout per test case',
  appliesCountryMultiplier: 'Apply country payout multiplier',
  requiresAttachmentForPass: 'Require an attachment for passed cases',
  isManagementAutomatic: 'Automatic backup tester management',
  managementReason: 'Reason',
  videos: 'Which cases require a video',
  testCases: 'Test cases',
  groups: 'A tester group',
  numberOfResultsNeeded: 'Results needed',
  other: 'Other requirements',
  isAutomatic: 'Automatic tester selection',
  selected: 'Selected tester emails',
  backups: 'Backup tester emails',
  removed: 'Removed testers',
};

/** What was kept of the form and could not be read. */
export function UnreadView({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  const unread = useSelector(actorRef, selectUnread);
  if (unread.length === 0) return null;
  return <PutAside noun="form" entries={unread} labels={labels} onForget={() => actorRef.send({ type: 'unread.forget' })} />;
}
