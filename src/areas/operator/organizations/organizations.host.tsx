import { createOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { useOperatorGuideAgain } from '#src/guide/guide.host.tsx';
import { useForm } from '#src/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Plus } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { NewOrganization, OrganizationsView } from './organizations.view.tsx';
import { CreateOrganization, OperatorOrganizations } from './organizations.documents.ts';

/** Every organization of the installation. */
export function OrganizationsHost() {
  const { typed, setTyped, query } = useTyped();
  const [{ data, error }, ask] = useQuery({ query: OperatorOrganizations, variables: { query }, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const navigate = useNavigate();
  const lookAgain = useOperatorGuideAgain();
  const adding = useForm(createOrganizationMachine, CreateOrganization, {
    done: 'The organization was created.',
    onDone: (_, id) => {
      again();
      lookAgain();
      void navigate(id === undefined ? { to: '/operator' } : { to: '/operator/organizations/$id', params: { id } });
    },
  });
  return (
    <OperatorFrame
      current="organizations"
      actions={
        <Button kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open' })}>
          New organization
        </Button>
      }
    >
      <OrganizationsView
        organizations={data?.operatorOrganizations ?? null}
        unread={<Unloaded what="organizations" error={error} onRetry={again} />}
        typed={typed}
        onType={setTyped}
      />
      <NewOrganization actorRef={adding} />
    </OperatorFrame>
  );
}
