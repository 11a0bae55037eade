import { createApiTokenMachine, createServiceTokenMachine, revokeApiTokenMachine } from '#machines/flows/organization/acts.ts';
import { apiTokenLifecycle } from '#machines/lifecycles/api-token/api-token.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { ApiTokens } from '#src/domain/api-tokens.tsx';
import type { ShownApiToken } from '#src/domain/api-tokens.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useAct } from '#src/use-act.ts';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { Plus } from 'lucide-react';
import { useQuery } from 'urql';
import { CreateApiToken, CreateServiceToken, OrganizationApiTokens, OwnApiTokens, RevokeApiToken } from './api-tokens.documents.ts';
import { NewToken } from './new-token.view.tsx';

/** Asks before a token ends. */
export function RevokeToken({ token }: { readonly token: ShownApiToken }) {
  const { id: viewerId, role } = useViewer();
  const revocation = useAct(revokeApiTokenMachine, RevokeApiToken, {
    input: { tokenId: token.id },
    done: `The token ${token.name} was revoked.`,
  });
  const verdict = verdicts(apiTokenLifecycle, token, { role, userId: viewerId });
  if (token.state !== 'active') return null;
  return (
    <>
      <Button
        size="small"
        label={`Revoke ${token.name}`}
        reason="below"
        disabledReason={verdict['token.revoke']}
        onPress={() => revocation.send({ type: 'act.open' })}
      >
        Revoke
      </Button>
      <ActQuestion actorRef={revocation} title={`Revoke ${token.name}?`} action="Revoke">
        What calls with it is refused from now on. This cannot be undone.
      </ActQuestion>
    </>
  );
}

function Unloaded({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  return hasFailed ? (
    <LoadFailure title="Your tokens could not be loaded." requestId={null} onRetry={onRetry} />
  ) : (
    <Loading label="Loading tokens">
      <SkeletonRows rows={3} />
    </Loading>
  );
}

const reference = (
  <Link href="/api/reference" external>
    API reference
  </Link>
);

const renderRevoke = (token: ShownApiToken) => <RevokeToken token={token} />;

/** The tokens by which one's own programs call. */
export function OwnTokensHost() {
  const [{ data, error }, ask] = useQuery({ query: OwnApiTokens, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(createApiTokenMachine, CreateApiToken, { onDone: again });
  if (data === undefined) return <Unloaded hasFailed={error !== undefined} onRetry={again} />;
  return (
    <>
      <ApiTokens
        title="Your tokens"
        tokens={data.ownApiTokens}
        says="nothing"
        empty="A program that calls with a token does what you allow it, as you, until the token ends or you leave."
        action={
          <>
            {reference}
            <Button size="small" icon={Plus} onPress={() => adding.send({ type: 'form.open' })}>
              New token
            </Button>
          </>
        }
        renderRevoke={renderRevoke}
      />
      <NewToken actorRef={adding} title="New token" />
    </>
  );
}

const given: Readonly<Record<Role, readonly Role[]>> = {
  customer: ['customer'],
  test_manager: ['customer', 'test_manager'],
  community_test_manager: [],
};

/** All tokens of the organization: of its people, and its own. */
function Tokens({ role }: { readonly role: Role }) {
  const [{ data, error }, ask] = useQuery({ query: OrganizationApiTokens, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const adding = useForm(createServiceTokenMachine, CreateServiceToken, { onDone: again });
  if (data === undefined) return <Unloaded hasFailed={error !== undefined} onRetry={again} />;
  return (
    <>
      <ApiTokens
        title="Tokens"
        tokens={data.apiTokens}
        says="person"
        empty="A service token belongs to the organization and goes on when whoever made it leaves. Tokens that people make for themselves appear here too."
        action={
          <>
            {reference}
            <Button size="small" kind="primary" icon={Plus} onPress={() => adding.send({ type: 'form.open' })}>
              New service token
            </Button>
          </>
        }
        renderRevoke={renderRevoke}
      />
      <NewToken actorRef={adding} title="New service token" roles={given[role]} />
    </>
  );
}

export default function OrganizationTokensHost() {
  const { role } = useViewer();
  if (role === 'community_test_manager')
    return <EmptyState title="Customers and test managers see the tokens here">Yours are in your sign-in settings.</EmptyState>;
  return <Tokens role={role} />;
}
