import { revokeCrowdTokenMachine } from '#machines/flows/operator/acts.ts';
import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { RevokeCrowdToken } from './crowd.documents.ts';
import type { ShownToken } from './crowd.view.tsx';

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
