import { createCrowdTokenMachine } from '#machines/flows/operator/acts.ts';
import { SecretNote } from '#src/secret-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useForm } from '#src/use-form.ts';
import { Plus, RefreshCw } from 'lucide-react';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { CreateCrowdToken, CrowdSandbox } from './crowd.documents.ts';
import { NewToken } from './crowd.view.tsx';
import { SandboxView, allTokens, firstCall } from './sandbox.view.tsx';

/** Where the builders of a crowd system are given a token that changes nothing, and what they called with it is looked at. */
export function SandboxHost() {
  const [chosen, choose] = useChoice(allTokens);
  const [{ data, error }, ask] = useQuery({
    query: CrowdSandbox,
    variables: { tokenId: chosen === allTokens ? null : chosen },
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(createCrowdTokenMachine, CreateCrowdToken, { onDone: again });
  return (
    <OperatorFrame
      current="crowd"
      title="Sandbox"
      back={{ label: 'Crowd systems', href: '/operator/crowd' }}
      actions={
        <>
          <Button icon={RefreshCw} onPress={again}>
            Refresh
          </Button>
          <Button kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open', values: { isSandbox: true } })}>
            New sandbox token
          </Button>
        </>
      }
    >
      <SandboxView
        tokens={data?.operatorCrowdTokens ?? null}
        calls={data?.operatorCrowdCalls ?? null}
        unread={<Unloaded what="the calls" error={error} onRetry={again} />}
        chosen={chosen}
        onChoose={choose}
      />
      <NewToken actorRef={adding} />
      <SecretNote actorRef={adding} title="Keep this token" label="Token" command={(token) => firstCall(location.origin, token)}>
        Paste the command into a shell: its call appears here. The token is not shown again.
      </SecretNote>
    </OperatorFrame>
  );
}
