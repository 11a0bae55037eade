import { invitePersonMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { UserPlus } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { SecretNote } from '../parts/secret-note.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { InvitePerson as InvitePersonDocument, OperatorPeople } from './people.documents.ts';
import { InvitePerson } from './invite-person.view.tsx';
import { PeopleView } from './people.view.tsx';
import { PersonHost } from './person.host.tsx';

/** People of the installation, or of one organization of it. */
export function PeopleHost({ organizationId = null }: { readonly organizationId?: string | null }) {
  const { typed, setTyped, query } = useTyped();
  const { role = null } = useSearch({ from: '/_app/operator' });
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [{ data, error }, ask] = useQuery({
    query: OperatorPeople,
    variables: { query, organizationId, role },
    requestPolicy: 'cache-and-network',
  });
  const onDone = (secret: string | null) => {
    setInviting(false);
    setLink(secret);
    ask({ requestPolicy: 'network-only' });
  };
  const inviting = useForm(invitePersonMachine, InvitePersonDocument, { done: 'The person was invited.', onDone });
  const people = data?.operatorPeople ?? [];
  const open = people.find(({ id }) => id === openId);
  return (
    <Loaded what="people" title="People" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      <PeopleView
        people={people}
        typed={typed}
        onType={setTyped}
        role={role}
        onRole={(chosen) =>
          void navigate({ to: '.', search: (before) => ({ ...before, role: chosen ?? undefined }), replace: true, resetScroll: false })
        }
        onOpen={setOpenId}
        showsOrganization={organizationId === null}
      >
        {organizationId === null ? null : (
          <Button size="small" icon={UserPlus} onPress={() => setInviting(true)}>
            Invite
          </Button>
        )}
      </PeopleView>
      {isInviting && organizationId !== null ? (
        <InvitePerson actorRef={inviting} organizationId={organizationId} onClose={() => setInviting(false)} />
      ) : null}
      {open === undefined ? null : <PersonHost key={open.id} person={open} onLink={setLink} onClose={() => setOpenId(null)} />}
      <SecretNote title="Hand over this link" label="Link" secret={link} onClose={() => setLink(null)}>
        On it they choose a password and sign in, once and within 24 hours.
      </SecretNote>
    </Loaded>
  );
}
