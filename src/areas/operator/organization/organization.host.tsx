import { addCreditsMachine } from '#machines/flows/operator/add-credits/add-credits.machine.ts';
import { archiveOrganizationMachine } from '#machines/flows/operator/archive-organization/archive-organization.machine.ts';
import { restoreOrganizationMachine } from '#machines/flows/operator/restore-organization/restore-organization.machine.ts';
import { saveOrganizationMachine } from '#machines/flows/operator/save-organization/save-organization.machine.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useAct } from '#src/use-act.ts';
import { useForm } from '#src/use-form.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { PeopleHost } from '../people/people.host.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { CreditsView } from './credits.view.tsx';
import { AddCredits, ArchiveOrganization, OperatorOrganization, RestoreOrganization, SaveOrganization } from './organization.documents.ts';
import { OrganizationView } from './organization.view.tsx';
import type { ShownOrganization } from './organization.view.tsx';

function Desk({ organization }: { readonly organization: ShownOrganization }) {
  const { id, name, state, archiveRefusal } = organization;
  const input = { organizationId: id };
  const saving = useForm(saveOrganizationMachine, SaveOrganization, { done: 'Changes saved.' });
  const [additions, setAdditions] = useState(0);
  const adding = useForm(addCreditsMachine, AddCredits, {
    done: 'The balance has changed.',
    onDone: () => setAdditions((count) => count + 1),
  });
  const archiving = useAct(archiveOrganizationMachine, ArchiveOrganization, { input, done: `${name} was archived.` });
  const restoring = useAct(restoreOrganizationMachine, RestoreOrganization, { input, done: `${name} is active again.` });
  const isArchived = state === 'archived';
  return (
    <OperatorFrame
      current="organizations"
      title={name}
      back={{ label: 'All organizations', href: '/operator' }}
      pill={isArchived ? <Pill>Archived</Pill> : undefined}
      actions={
        isArchived ? (
          <Button onPress={() => restoring.send({ type: 'act.confirm' })}>Restore</Button>
        ) : (
          <div className="max-w-72">
            <Button disabledReason={archiveRefusal} reason="below" onPress={() => archiving.send({ type: 'act.open' })}>
              Archive
            </Button>
          </div>
        )
      }
    >
      <OrganizationView key={`${id}:${state}`} actorRef={saving} organization={organization} />
      <CreditsView key={additions} actorRef={adding} organization={organization} />
      <PeopleHost organizationId={id} />
      <ActQuestion actorRef={archiving} title={`Archive ${name}?`} action="Archive">
        Its people are signed out at once and cannot sign in. Nothing is deleted; you can restore it.
      </ActQuestion>
    </OperatorFrame>
  );
}

/** One organization, with all that an operator may change of it. */
export function OrganizationHost({ id }: { readonly id: string }) {
  const [{ data, error }, ask] = useQuery({ query: OperatorOrganization, variables: { id }, requestPolicy: 'cache-and-network' });
  const organization = data?.operatorOrganization ?? null;
  if (organization !== null) return <Desk key={id} organization={organization} />;
  return (
    <OperatorFrame current="organizations" back={{ label: 'All organizations', href: '/operator' }}>
      <Loaded what="the organization" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
        <EmptyState title="There is no such organization" />
      </Loaded>
    </OperatorFrame>
  );
}
