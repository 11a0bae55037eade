import { setLaunchRulesMachine } from '#machines/flows/organization/acts.ts';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import { actingRefusal } from '#src/acting.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { after, forget, updates } from '#src/cache/updates.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { ownZone } from '#src/ui/reader-dates.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { Approvers, LaunchRules, SetLaunchRules } from './launch-rules.documents.ts';
import { LaunchRulesForm, LaunchRulesView } from './launch-rules.view.tsx';
import type { ShownRulesFragment } from '#schema/generated/client/graphql.ts';

Object.assign(updates.Mutation, { launchRulesUpdate: after(forget(['launchRules', 'launchAllowance', 'launchApproval', 'waitingOnYou'])) });

const zonesFor = (kept: string): readonly string[] => [...new Set([kept, ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
const typed = (amount: number | null | undefined): string => (amount == null ? '' : String(amount));

function ChangeRules({ rules }: { readonly rules: ShownRulesFragment }) {
  const { id } = useViewer();
  const [{ data }] = useQuery({ query: Approvers });
  const form = useForm(setLaunchRulesMachine, SetLaunchRules, { done: 'Approval and budget were saved.' });
  const members = useMemo(
    () =>
      (data?.getOrganizationUsers ?? []).flatMap((member) =>
        member.role === 'customer' && member.state === 'active' ? [{ id: member.id, name: member.fullName }] : [],
      ),
    [data],
  );
  const { version, approvalAbove, monthlyBudget, approvers, timeZone } = rules;
  const isClosed = approvers.length > 0 && approvers.every((one) => one.id !== id);
  const zone = timeZone ?? ownZone();
  const open = () =>
    form.send({
      type: 'form.open',
      values: {
        version,
        approvalAbove: typed(approvalAbove),
        monthlyBudget: typed(monthlyBudget),
        timeZone: zone,
        approverIds: approvers.map((one) => one.id),
      },
    });
  return (
    <>
      <Button size="small" disabledReason={actingRefusal() ?? (isClosed ? approvalTexts.onlyApprovers : null)} onPress={open}>
        Change
      </Button>
      <LaunchRulesForm actorRef={form} members={members} zones={zonesFor(zone)} />
    </>
  );
}

/** Approval before credits are spent, and the budget of a month. */
export default function LaunchRulesHost() {
  const [{ data, error }, ask] = useQuery({ query: LaunchRules, requestPolicy: 'cache-and-network' });
  if (data !== undefined) return <LaunchRulesView rules={data.launchRules} action={<ChangeRules rules={data.launchRules} />} />;
  return (
    <Sheet label="Approval and budget">
      {error === undefined ? (
        <Loading label="Loading approval and budget">
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <LoadFailure
          title="Approval and budget could not be loaded."
          requestId={requestIdOf(error)}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
    </Sheet>
  );
}
