import { createOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { NewOrganization } from './new-organization.view.tsx';
import { CreateOrganization, OperatorOrganizations } from './organizations.documents.ts';
import { OrganizationsView } from './organizations.view.tsx';

/** Every organization of the installation. */
export function OrganizationsHost() {
  const { typed, setTyped, query } = useTyped();
  const [isAdding, setAdding] = useState(false);
  const [{ data, error }, ask] = useQuery({ query: OperatorOrganizations, variables: { query }, requestPolicy: 'cache-and-network' });
  const onDone = () => {
    setAdding(false);
    ask({ requestPolicy: 'network-only' });
  };
  const adding = useForm(createOrganizationMachine, CreateOrganization, { done: 'The organization was made.', onDone });
  return (
    <OperatorFrame
      current="organizations"
      actions={
        <Button kind="primary" icon={Plus} onPress={() => setAdding(true)}>
          New organization
        </Button>
      }
    >
      <Loaded
        what="organizations"
        title="Organizations"
        isThere={data !== undefined}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      >
        <OrganizationsView organizations={data?.operatorOrganizations ?? []} typed={typed} onType={setTyped} />
      </Loaded>
      {isAdding ? <NewOrganization actorRef={adding} onClose={() => setAdding(false)} /> : null}
    </OperatorFrame>
  );
}
