import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { selectGroupId, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { addressesElsewhere, audienceOf, emailsOf } from '#machines/flows/supervised/tester-group.rules.ts';
import { dimensions } from '#machines/flows/supervised/select-testers.ts';
import type { Targeting } from '#machines/flows/supervised/select-testers.ts';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import type { ComponentType } from 'react';
import { EmailLinesHost } from '../look-up-testers/email-lines.host.tsx';
import { GroupFormView } from './group-form.view.tsx';
import type { TargetingOffer } from '../tester/targeting-options.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useQuery } from 'urql';
import { EarlierTests } from '../tester/select-testers.documents.ts';

/** Earlier tests of the organization whose testers are not asked again for a group. */
function EarlierTestsHost({ actorRef }: { readonly actorRef: TesterGroupActorRef }) {
  const earlier = useSelector(actorRef, selectPart('earlier'));
  const [search, setSearch] = useChoice('');
  const [{ data, error, fetching }, ask] = useQuery({ query: EarlierTests, variables: { search: search === '' ? null : search } });
  const tests = data?.flexibleTestingTests.edges.map(({ node: { id, name, code } }) => ({ id, name: `${code} ${name}` })) ?? [];
  const all = [...earlier, ...tests.filter(({ id }) => !earlier.some((one) => one.id === id))];
  return (
    <MultiSelect
      label="Leave out testers of"
      hint="Testers who took part in one of these tests are not matched."
      placeholder="Earlier tests"
      max={limits.excludedTests}
      options={tests.map(({ id, name }) => ({ id, label: name }))}
      labels={new Map(all.map(({ id, name }) => [id, name]))}
      value={earlier.map(({ id }) => id)}
      loading={fetching}
      failure={error === undefined ? undefined : 'The tests could not be loaded.'}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      onSearch={setSearch}
      onChange={(ids) =>
        actorRef.send({ type: 'earlier.change', tests: ids.flatMap((id) => all.filter((one) => one.id === id).slice(0, 1)) })
      }
    />
  );
}

/** Takes what is saved over into the criteria of a group, and saves them. */
export type AudiencesOf = ComponentType<{
  readonly targeting: Targeting;
  readonly onTake: (targeting: Targeting, instead?: Targeting) => boolean;
}>;

type GroupHostProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly launchRef: LaunchSupervisedActorRef;
  readonly at: number;
  readonly offer: TargetingOffer;
  readonly Audiences: AudiencesOf;
};

/** Whom one group asks for, with what the server knows of earlier tests and typed addresses. */
export const GroupHost = memo(function Group({ Audiences, ...props }: GroupHostProps) {
  const { actorRef } = props;
  const targeting = useSelector(actorRef, selectPart('targeting'));
  const take = useCallback(
    (wanted: Targeting, instead?: Targeting) => {
      const stands = audienceOf(selectPart('targeting')(actorRef.getSnapshot()));
      if (instead !== undefined && stands !== audienceOf(instead)) return false;
      for (const dimension of dimensions) actorRef.send({ type: 'targeting.change', dimension, ids: wanted[dimension] });
      return true;
    },
    [actorRef],
  );
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
  return <GroupFormView {...props} audiences={<Audiences targeting={targeting} onTake={take} />} earlier={earlier} lines={lines} />;
});
