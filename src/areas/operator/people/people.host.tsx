import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { invitePersonMachine } from '#machines/flows/operator/acts.ts';
import { useOperatorGuideAgain } from '#src/guide/guide.host.tsx';
import { useForm } from '#src/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { UserPlus } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useOpenOne } from '#src/use-open-one.ts';
import { useSelector } from '@xstate/react';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { LinkNote } from '../parts/link-note.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { InvitePerson as InvitePersonDocument, OperatorPeople } from './people.documents.ts';
import { InvitePerson } from './invite-person.view.tsx';
import { PeopleView } from './people.view.tsx';
import { PersonHost } from './person.host.tsx';

function InvitedLink({ actorRef, organizationName }: { readonly actorRef: FormActorRef; readonly organizationName: string }) {
  const [email, first, last] = [
    useSelector(actorRef, selectTyped('email')),
    useSelector(actorRef, selectTyped('firstName')),
    useSelector(actorRef, selectTyped('lastName')),
  ];
  return <LinkNote actorRef={actorRef} of={{ email, fullName: `${first} ${last}`.trim(), organizationName }} />;
}

type PeopleHostProps = {
  readonly organizationId?: string | null;
  readonly organizationName?: string;
};

/** People of the installation, or of one organization of it. */
export function PeopleHost({ organizationId = null, organizationName = '' }: PeopleHostProps) {
  const { typed, setTyped, query } = useTyped();
  const { role = null } = useSearch({ from: '/_app/operator' });
  const navigate = useNavigate();
  const overlay = useOpenOne();
  const [{ data, error }, ask] = useQuery({
    query: OperatorPeople,
    variables: { query, organizationId, role },
    requestPolicy: 'cache-and-network',
  });
  const onDone = () => ask({ requestPolicy: 'network-only' });
  const lookAgain = useOperatorGuideAgain();
  const inviting = useForm(invitePersonMachine, InvitePersonDocument, {
    done: 'The person was invited.',
    onDone: () => {
      onDone();
      lookAgain();
    },
  });
  const people = data?.operatorPeople ?? null;
  const open = people?.find(({ id }) => id === overlay.id);
  return (
    <>
      <PeopleView
        people={people}
        unread={<Unloaded what="people" error={error} onRetry={onDone} />}
        typed={typed}
        onType={setTyped}
        role={role}
        onRole={(chosen) =>
          void navigate({ to: '.', search: (before) => ({ ...before, role: chosen ?? undefined }), replace: true, resetScroll: false })
        }
        onOpen={(id) => overlay.open('person', id)}
        showsOrganization={organizationId === null}
      >
        {organizationId === null ? null : (
          <Button size="small" icon={UserPlus} onPress={() => inviting.send({ type: 'form.open', values: { organizationId } })}>
            Invite
          </Button>
        )}
      </PeopleView>
      <InvitePerson actorRef={inviting} />
      {open === undefined ? null : <PersonHost key={open.id} person={open} onClose={overlay.close} />}
      <InvitedLink actorRef={inviting} organizationName={organizationName} />
    </>
  );
}
