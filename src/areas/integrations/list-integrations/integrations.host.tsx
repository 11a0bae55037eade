import { usePageTitle } from '#src/title.ts';
import { after, forget, updates } from '#src/cache/updates.ts';
import { useIntegrations } from '../use-integrations.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { IntegrationDrift } from '../configure-integration/drift.act.tsx';
import { IntegrationsView } from './integrations.view.tsx';
import { addZephyrConnectionMachine } from '#machines/flows/integrations/add-zephyr-connection.ts';
import type { AddZephyrConnectionPorts } from '#machines/flows/integrations/add-zephyr-connection.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { CreateZephyrConnection, ListZephyrConnections } from '../zephyr-connections/zephyr-connections.documents.ts';
import { zephyrCodes } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { AddZephyrConnectionView, zephyrFieldId } from '../zephyr-connections/add-zephyr-connection.view.tsx';
import { ZephyrCardView } from '../zephyr-connections/zephyr-card.view.tsx';
import type { ShownZephyrConnection } from '../zephyr-connections/zephyr-card.view.tsx';
import { requestIdOf } from '#src/cache/failure.ts';
import { webhookTexts, webhooksAddress } from '#schema/vocabulary/webhook.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';

const connectionsChanged = after(forget(['zephyrConnections']));
Object.assign(updates.Mutation, { zephyrConnectionCreate: connectionsChanged, zephyrConnectionArchive: connectionsChanged });

const isNeverMapped = (): boolean => false;

/** Lets a connection to a Zephyr tool be made. */
export const addZephyrConnectionPorts = (client: Client): AddZephyrConnectionPorts => ({
  createConnection: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(CreateZephyrConnection, { input }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, errors } = data.zephyrConnectionCreate;
    return { successful, faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) };
  }),
});

type ZephyrCardProps = {
  readonly code: ZephyrCode;
  /** Null until they are known. */
  readonly connections: readonly ShownZephyrConnection[] | null;
};

/** The connections to one Zephyr tool, and the window in which one more is added. */
function ZephyrCard({ code, connections }: ZephyrCardProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => addZephyrConnectionMachine.provide({ actors: addZephyrConnectionPorts(client) }), { input: { code } });
  useEmitted(actorRef, {
    'connection.added': () => showToast({ type: 'success', text: zephyrTexts.added }),
    'connection.refused': ({ field, message }) => {
      if (field !== null) setTimeout(() => document.getElementById(zephyrFieldId(code, field))?.focus(), 0);
      if (message !== null) showToast({ type: 'danger', text: message });
    },
  });
  return (
    <>
      <ZephyrCardView code={code} connections={connections} onAdd={() => actorRef.send({ type: 'window.open' })} />
      <AddZephyrConnectionView actorRef={actorRef} code={code} />
    </>
  );
}

/** The cards of Zephyr Scale and Zephyr Squad, each with its connections. */
function ZephyrCards() {
  const [{ data, error }, ask] = useQuery({ query: ListZephyrConnections, requestPolicy: 'cache-and-network' });
  if (error !== undefined && data === undefined)
    return (
      <Sheet className="col-span-full">
        <LoadFailure
          title="The connections to Zephyr could not be loaded."
          requestId={requestIdOf(error)}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
      </Sheet>
    );
  return [...zephyrCodes]
    .toReversed()
    .map((code) => (
      <ZephyrCard key={code} code={code} connections={data?.zephyrConnections.filter((each) => each.code === code) ?? null} />
    ));
}

/** GitHub is connected by a command and has no page of its own: what its repositories lack stands below the cards. */
function GithubDrift({ integrations }: { readonly integrations: readonly ShownIntegrationFragment[] | undefined }) {
  const github = integrations?.find(({ code, state }) => code === 'github' && state !== 'unconfigured');
  return github === undefined ? null : (
    <div className="col-span-full">
      <IntegrationDrift integration={github} title={`Where exports to ${github.name} go`} isMapped={isNeverMapped} onRemedy={() => {}} />
    </div>
  );
}

/** The way to the organization's own systems. */
function WebhooksCard() {
  return (
    <Sheet label={webhookTexts.title} className="flex items-center gap-x-4 gap-y-3 p-4 max-desk:flex-wrap">
      <div className="min-w-0 flex-1 max-desk:basis-full">
        <h2 className="text-head">{webhookTexts.title}</h2>
        <p className="text-ink-2">{webhookTexts.about}</p>
      </div>
      <LinkButton href={webhooksAddress} label={`Settings of ${webhookTexts.title}`}>
        Settings
      </LinkButton>
    </Sheet>
  );
}

/** The list of integrations. */
export default function IntegrationsHost() {
  usePageTitle('Integrations');
  const { integrations, failure } = useIntegrations();
  return (
    <IntegrationsView integrations={integrations} failure={failure}>
      <ZephyrCards />
      <GithubDrift integrations={integrations} />
      <WebhooksCard />
    </IntegrationsView>
  );
}
