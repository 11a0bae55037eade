import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { selectGroupId, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { addressesElsewhere, emailsOf } from '#machines/flows/supervised/tester-group.rules.ts';
import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import { EmailLinesHost } from '../look-up-testers/email-lines.host.tsx';
import { EarlierTestsHost } from '../select-testers/earlier-tests.host.tsx';
import { GroupFormView } from './group-form.view.tsx';
import type { TargetingOffer } from '../tester/targeting-options.ts';

type GroupHostProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly launchRef: LaunchSupervisedActorRef;
  readonly at: number;
  readonly offer: TargetingOffer;
};

/** Whom one group asks for, with what the server knows of earlier tests and typed addresses. */
export const GroupHost = memo(function Group(props: GroupHostProps) {
  const { actorRef } = props;
  const selected = useSelector(actorRef, selectPart('selected'));
  const backups = useSelector(actorRef, selectPart('backups'));
  const groupId = useSelector(props.actorRef, selectGroupId);
  const said = useSelector(props.launchRef, (snapshot) => addressesElsewhere(selectGroups(snapshot), groupId).join(' '));
  const elsewhere = useMemo(() => emailsOf(said), [said]);
  const earlier = useMemo(() => <EarlierTestsHost actorRef={actorRef} />, [actorRef]);
  const lines = useMemo(
    () => ({
      selected: (
        <EmailLinesHost label="Selected testers, line by line" emails={emailsOf(selected)} isBackup={false} elsewhere={elsewhere} />
      ),
      backups: <EmailLinesHost label="Backup testers, line by line" emails={emailsOf(backups)} isBackup elsewhere={elsewhere} />,
    }),
    [selected, backups, elsewhere],
  );
  return <GroupFormView {...props} earlier={earlier} lines={lines} />;
});
