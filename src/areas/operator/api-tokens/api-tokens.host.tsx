import { revokeTokenOfOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { apiTokenLifecycle } from '#machines/lifecycles/api-token/api-token.machine.ts';
import { systemActor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { ApiTokens } from '#src/domain/api-tokens.tsx';
import type { ShownApiToken } from '#src/domain/api-tokens.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { OperatorApiTokens, RevokeTokenOfOrganization } from './api-tokens.documents.ts';

/** Asks before a token of any organization ends. */
export function RevokeShown({ token }: { readonly token: ShownApiToken }) {
  const { id, name, organizationName } = token;
  const revocation = useAct(revokeTokenOfOrganizationMachine, RevokeTokenOfOrganization, {
    input: { apiTokenId: id },
    done: `The token ${name} was revoked.`,
  });
  const verdict = verdicts(apiTokenLifecycle, token, { ...systemActor, role: 'operator' });
  if (token.state !== 'active') return null;
  return (
    <>
      <Button
        size="small"
        label={`Revoke ${name}`}
        reason="below"
        disabledReason={verdict['token.revoke']}
        onPress={() => revocation.send({ type: 'act.open' })}
      >
        Revoke
      </Button>
      <ActQuestion actorRef={revocation} title={`Revoke ${name} of ${organizationName}?`} action="Revoke">
        What calls with it is refused from now on. This cannot be undone.
      </ActQuestion>
    </>
  );
}

/** Every token of the installation by which programs call. */
export function ApiTokensHost() {
  const [{ data, error }, ask] = useQuery({ query: OperatorApiTokens, requestPolicy: 'cache-and-network' });
  return (
    <OperatorFrame current="tokens">
      <Loaded what="tokens" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
        <ApiTokens
          title="Tokens"
          tokens={data?.operatorApiTokens ?? []}
          says="organization"
          empty="Tokens that people and organizations make for their programs appear here."
          renderRevoke={(token) => <RevokeShown token={token} />}
        />
      </Loaded>
    </OperatorFrame>
  );
}
