import { archiveOrganizationMachine, restoreOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { ArchiveOrganization, RestoreOrganization } from './organization.documents.ts';
import type { ShownOrganization } from './organization.view.tsx';

type Archived = { readonly organization: Pick<ShownOrganization, 'id' | 'name' | 'state' | 'archiveRefusal'> };

/** Archives an organization, and brings one back that was. */
export function ArchiveOrganizationAct({ organization: { id, name, state, archiveRefusal } }: Archived) {
  const input = { organizationId: id };
  const archiving = useAct(archiveOrganizationMachine, ArchiveOrganization, { input, done: `${name} was archived.` });
  const restoring = useAct(restoreOrganizationMachine, RestoreOrganization, { input, done: `${name} is active again.` });
  if (state === 'archived') return <Button onPress={() => restoring.send({ type: 'act.confirm' })}>Restore</Button>;
  return (
    <div className="max-w-72">
      <Button disabledReason={archiveRefusal} reason="below" onPress={() => archiving.send({ type: 'act.open' })}>
        Archive
      </Button>
      <ActQuestion actorRef={archiving} title={`Archive ${name}?`} action="Archive">
        Its people are signed out at once and cannot sign in. Nothing is deleted; you can restore it.
      </ActQuestion>
    </div>
  );
}
