import { useSelector } from '@xstate/react';
import { use } from 'react';
import { azureGrantMachine } from '#machines/flows/integrations/azure-grant.ts';
import { selectValues } from '#machines/flows/integrations/configure-integration.ts';
import { fromAzureDevopsParams, isTypedIn, switchedAzureDevops } from '#schema/rules/integrations/azure-devops.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import { azureTexts } from '#schema/vocabulary/trackers.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import type { SettingsFormProps } from './settings-forms.tsx';
import { AzureGrantView } from '../azure-grant/azure-grant.view.tsx';
import { AzureMapping } from './azure-mapping.host.tsx';
import { AzureDevopsFormView } from './azure-devops-form.view.tsx';
import { useSettingsField } from './settings-field.ts';
import { AzureCloudContext, forgetReturned, returnedGrant } from '../azure-grant/returned-grant.ts';
import type { AzureGrantPorts, TextAnswer } from '#machines/flows/integrations/azure-grant.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Written } from '#src/cache/answer.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import { BeginAzureGrant, ExchangeAzureGrant } from '../azure-grant/azure-grant.documents.ts';

type Answered<Data> = { readonly [Field in keyof Data]: { readonly result?: string | null } };

const resultText = async <Data extends Written<Data> & Answered<Data>, Input extends object>(
  client: Client,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
): Promise<TextAnswer> => {
  const answer = await client.mutation(mutation, { input }).toPromise();
  const [answered] = Object.values<{ readonly result?: string | null }>(answer.data ?? {});
  return { ...answerOf(answer), result: answered?.result ?? null };
};

/** Lets a person go to the sign-in of Azure DevOps and come back. */
const azureGrantPorts = (client: Client, loginHint: string): AzureGrantPorts => ({
  beginGrant: fromPromise(() => resultText(client, BeginAzureGrant, { loginHint })),
  exchangeGrant: fromPromise(({ input }) => resultText(client, ExchangeAzureGrant, input)),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const leaveFor = (address: string): void => {
  if (/^https?:$/u.test(URL.parse(address)?.protocol ?? '')) window.location.assign(address);
};

/** The settings of Azure DevOps, with the sign-in that the cloud asks for. */
export function AzureDevopsForm({ actorRef, integration }: SettingsFormProps) {
  const { client } = usePortal();
  const { email } = useViewer();
  const hasCloud = use(AzureCloudContext);
  const known = settingsOf(integration.clientAuthentication, integration.state);
  const values = fromAzureDevopsParams(useSelector(actorRef, selectValues));
  const grantRef = useFlow(() => azureGrantMachine.provide({ actors: azureGrantPorts(client, email) }), {
    input: { returned: returnedGrant() },
  });
  const { id, error } = useSettingsField(actorRef, 'credentialsKey');
  const change = (fields: Readonly<Record<string, unknown>>): void => actorRef.send({ type: 'values.change', fields });

  useEmitted(grantRef, {
    'grant.leaving': ({ address }) => {
      forgetReturned();
      leaveFor(address);
    },
    'grant.granted': ({ credentialsKey }) => {
      forgetReturned();
      change({ credentialsKey });
    },
    'grant.expired': () => change({ credentialsKey: '' }),
  });
  useEmitted(actorRef, { 'settings.saved': () => grantRef.send({ type: 'grant.forget' }) });

  const host = (isHosted: boolean): void => {
    const before = values;
    change(switchedAzureDevops(isHosted, known));
    if (isTypedIn(before, known)) showToast({ type: 'info', text: azureTexts.switched, undo: () => change(before) });
  };
  const signIn = (
    <AzureGrantView
      actorRef={grantRef}
      id={id}
      error={error}
      isGranted={values.credentialsKey !== ''}
      signedInAs={textOf(known?.['username'])}
    />
  );
  return (
    <>
      <AzureDevopsFormView actorRef={actorRef} signIn={hasCloud ? signIn : null} isHosted={values.isHosted} onHost={host} />
      <AzureMapping integration={integration} />
    </>
  );
}
