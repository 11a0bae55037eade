import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised/launch-supervised.machine.ts';
import { crowdFigures, dollarsOf } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import { selectGroups, selectValues } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import { Pairs } from '#src/ui/pairs.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { CreditBalance } from './launch-supervised.documents.ts';

const printed = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const counted = (count: number, one: string): string => `${printed.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** What the crowd that is asked for comes to, in payout and in credits. */
export function CrowdFiguresHost({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  const values = useSelector(actorRef, selectValues);
  const groups = useSelector(actorRef, selectGroups);
  const { organization } = useViewer();
  const [{ data }] = useQuery({ query: CreditBalance, pause: !organization.creditModelAccess, requestPolicy: 'cache-and-network' });
  const balance = data?.getCurrentOrganizationUser.organization.creditAccount?.balance ?? null;
  const { testers, results, payout, credits } = crowdFigures(values, groups);
  return (
    <Pairs
      items={[
        { label: 'Expected crowd', value: `${counted(testers, 'tester')}, ${counted(results, 'result')}` },
        {
          label: 'Total payout',
          value: `${dollarsOf(payout)}${values.appliesCountryMultiplier ? ', before the country multiplier' : ''}`,
        },
        ...(balance === null
          ? []
          : [
              { label: 'Credits', value: printed.format(credits) },
              {
                label: 'Credits before and after',
                value: (
                  <span className={balance < credits ? 'text-danger' : undefined}>
                    {`${printed.format(balance)} before, ${printed.format(balance - credits)} after`}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
