import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised/launch-supervised.machine.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group/tester-group.machine.ts';
import { addressesElsewhere, emailsOf } from '#machines/flows/supervised/tester-group/tester-group.rules.ts';
import { selectGroupId, selectValues } from '#machines/flows/supervised/tester-group/tester-group.selectors.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { EmailLinesHost } from '../look-up-testers/email-lines.host.tsx';
import { EarlierTestsHost } from '../select-testers/earlier-tests.host.tsx';
import { GroupFormView } from './group-form.view.tsx';
import type { TargetingOffer } from './targeting-options.ts';

type GroupHostProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly launchRef: LaunchSupervisedActorRef;
  readonly at: number;
  readonly offer: TargetingOffer;
};

/** Whom one group asks for, with what the server knows of earlier tests and typed addresses. */
export function GroupHost(props: GroupHostProps) {
  const values = useSelector(props.actorRef, selectValues);
  const groupId = useSelector(props.actorRef, selectGroupId);
  const said = useSelector(props.launchRef, (snapshot) => addressesElsewhere(selectGroups(snapshot), groupId).join(' '));
  const elsewhere = useMemo(() => emailsOf(said), [said]);
  return (
    <GroupFormView
      {...props}
      earlier={<EarlierTestsHost actorRef={props.actorRef} />}
      lines={{
        selected: (
          <EmailLinesHost
            label="Selected testers, line by line"
            emails={emailsOf(values.selected)}
            isBackup={false}
            elsewhere={elsewhere}
          />
        ),
        backups: <EmailLinesHost label="Backup testers, line by line" emails={emailsOf(values.backups)} isBackup elsewhere={elsewhere} />,
      }}
    />
  );
}
