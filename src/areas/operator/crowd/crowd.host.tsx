import { createCrowdTokenMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { SecretNote } from '../parts/secret-note.tsx';
import { CreateCrowdToken, CrowdTokens } from './crowd.documents.ts';
import { CrowdView } from './crowd.view.tsx';
import { NewToken } from './new-token.view.tsx';
import { RevokeToken } from './revoke-token.act.tsx';

/** The crowd systems that may call in. */
export function CrowdHost() {
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [{ data, error }, ask] = useQuery({ query: CrowdTokens, requestPolicy: 'cache-and-network' });
  const onDone = (secret: string | null) => {
    setAdding(false);
    setToken(secret);
    ask({ requestPolicy: 'network-only' });
  };
  const adding = useForm(createCrowdTokenMachine, CreateCrowdToken, { onDone });
  return (
    <OperatorFrame
      current="crowd"
      actions={
        <Button kind="primary" icon={Plus} onPress={() => setAdding(true)}>
          New token
        </Button>
      }
    >
      <Loaded what="crowd systems" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
        <CrowdView tokens={data?.operatorCrowdTokens ?? []} renderRevoke={(shown) => <RevokeToken token={shown} />} />
      </Loaded>
      {isAdding ? <NewToken actorRef={adding} onClose={() => setAdding(false)} /> : null}
      <SecretNote title="Keep this token" label="Token" secret={token} onClose={() => setToken(null)}>
        The crowd system sends it as a bearer token to /api/crowd. It is not shown again.
      </SecretNote>
    </OperatorFrame>
  );
}
