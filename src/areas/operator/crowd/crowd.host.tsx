import { revokeCrowdTokenMachine, createCrowdTokenMachine } from '#machines/flows/operator/acts.ts';
import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useAct } from '#src/use-act.ts';
import { RevokeCrowdToken, CreateCrowdToken, CrowdTokens } from './crowd.documents.ts';
import { CrowdView, NewToken } from './crowd.view.tsx';
import type { ShownToken } from './crowd.view.tsx';
import { useOperatorGuideAgain } from '#src/guide/guide.host.tsx';
import { useForm } from '#src/use-form.ts';
import { FlaskConical, Plus } from 'lucide-react';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { SecretNote } from '#src/secret-note.tsx';

/** Takes the token of a crowd system away. */
export function RevokeToken({ token: { id, name, state, isConfigured } }: { readonly token: ShownToken }) {
  const revocation = useAct(revokeCrowdTokenMachine, RevokeCrowdToken, {
    input: { tokenId: id },
    done: `The token of ${name} was revoked.`,
  });
  const verdict = verdicts(crowdTokenLifecycle, { state, isMadeHere: !isConfigured }, { ...systemActor, role: 'operator' });
  if (state === 'revoked') return null;
  return (
    <>
      <Button
        size="small"
        label={`Revoke the token of ${name}`}
        reason="below"
        disabledReason={verdict['token.revoke']}
        onPress={() => revocation.send({ type: 'act.open' })}
      >
        Revoke
      </Button>
      <ActQuestion actorRef={revocation} title={`Revoke the token of ${name}?`} action="Revoke">
        Its calls are refused from now on. This cannot be undone.
      </ActQuestion>
    </>
  );
}

/** The crowd systems that may call in. */
export function CrowdHost() {
  const [{ data, error }, ask] = useQuery({ query: CrowdTokens, requestPolicy: 'cache-and-network' });
  const lookAgain = useOperatorGuideAgain();
  const adding = useForm(createCrowdTokenMachine, CreateCrowdToken, {
    onDone: () => {
      ask({ requestPolicy: 'network-only' });
      lookAgain();
    },
  });
  return (
    <OperatorFrame
      current="crowd"
      actions={
        <>
          <LinkButton icon={FlaskConical} href="/operator/sandbox">
            Sandbox
          </LinkButton>
          <Button kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open' })}>
            New token
          </Button>
        </>
      }
    >
      <Loaded what="crowd systems" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
        <CrowdView tokens={data?.operatorCrowdTokens ?? []} renderRevoke={(shown) => <RevokeToken token={shown} />} />
      </Loaded>
      <NewToken actorRef={adding} />
      <SecretNote actorRef={adding} title="Keep this token" label="Token">
        The crowd system sends it as a bearer token to /api/crowd. It is not shown again.
      </SecretNote>
    </OperatorFrame>
  );
}
