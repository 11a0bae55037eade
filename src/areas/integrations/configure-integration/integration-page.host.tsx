import type { Client } from 'urql';
import { after, forget, updates } from '#src/cache/updates.ts';
import { fromPromise } from 'xstate';
import { formOf, configureIntegrationMachine } from '#machines/flows/integrations/configure-integration.ts';
import type {
  ConfigureIntegrationPorts,
  SettingsAnswer,
  ConfigureIntegrationActorRef,
} from '#machines/flows/integrations/configure-integration.ts';
import { settingsOf } from '#schema/rules/integrations/forms.ts';
import type { FormValues } from '#schema/rules/integrations/forms.ts';
import { integrationName, integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { isLimited, problemOf, wordsOf } from '#src/cache/problems.ts';
import { SaveIntegration, ResetIntegration } from './configure-integration.documents.ts';
import { useOnce } from '#src/ui/local.ts';
import type { ReactNode } from 'react';
import { resetIntegrationMachine } from '#machines/flows/integrations/acts.ts';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { showToast } from '#src/ui/toast.tsx';
import { DrawnKept } from '#src/ui/undrawn-kept.tsx';
import { useAct } from '#src/use-act.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePageTitle } from '#src/title.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useIntegrations } from '../use-integrations.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { IntegrationPageView, UnloadedIntegrationView } from './integration-page.view.tsx';
import { settingsForms } from './settings-forms.tsx';
import { recallSettings, settingsPlace, useSettingsScreen } from './use-settings-screen.ts';
import { forgetKept } from '#src/keeping/kept.ts';

const settingsChanged = after(forget(['integrationDetails', 'integrationCustomFields']));
Object.assign(updates.Mutation, { integrationUpdate: settingsChanged, integrationReset: settingsChanged });

async function save(client: Client, code: SettingsCode, values: FormValues): Promise<SettingsAnswer> {
  const form = formOf(code);
  const { data, error } = await client.mutation(SaveIntegration, { input: { code, ...form.toInput(values) } }).toPromise();
  if (error !== undefined && problemOf(error, { kind: 'mutation' })?.kind === 'access') return { kind: 'signedOut' };
  if (error !== undefined && isLimited(error))
    return { kind: 'refused', refusals: [{ field: null, message: wordsOf(error.graphQLErrors[0]?.message ?? error.message) }] };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const fieldOf = (field: string): string | null => (field in form.empty ? field : null);
  const { successful, result, errors } = data.integrationUpdate;
  if (successful && result !== null) return { kind: 'saved', known: settingsOf(result.clientAuthentication, result.state) };
  return {
    kind: 'refused',
    refusals: errors.map(({ path, message }) => ({ field: typeof path === 'string' ? fieldOf(form.fieldAt(path)) : null, message })),
  };
}

/** Lets the settings of an integration be saved. */
export const configureIntegrationPorts = (client: Client): ConfigureIntegrationPorts => ({
  saveSettings: fromPromise(({ input: { code, values } }) => save(client, code, values)),
});

type PageProps = { readonly code: SettingsCode; readonly onLeave: () => void };
type SettingsProps = PageProps & { readonly integration: ShownIntegrationFragment; readonly place: string };

function Reset({
  code,
  place,
  onLeave,
  children,
}: PageProps & { readonly place: string; readonly children: (open: () => void) => ReactNode }) {
  const actorRef = useAct(resetIntegrationMachine, ResetIntegration, { input: { code }, done: integrationTexts.saved });
  useEmitted(actorRef, {
    'act.done': () => {
      forgetKept(place);
      onLeave();
    },
  });
  return (
    <>
      {children(() => actorRef.send({ type: 'act.open' }))}
      <ActQuestion actorRef={actorRef} title={integrationTexts.resetQuestion} action="Reset">
        The credential is deleted at once, and nothing more is sent or imported.
      </ActQuestion>
    </>
  );
}

function Settings({ code, integration, place, onLeave }: SettingsProps) {
  const { client } = usePortal();
  const { clientAuthentication, state } = integration;
  const input = useOnce(() => ({
    typed: {},
    unread: [],
    ...recallSettings(place, code),
    code,
    known: settingsOf(clientAuthentication, state),
  }));
  const actorRef: ConfigureIntegrationActorRef = useFlow(
    () => configureIntegrationMachine.provide({ actors: configureIntegrationPorts(client) }),
    { input },
  );
  useSettingsScreen(actorRef, integration, place);
  useEmitted(actorRef, {
    'settings.saved': () => showToast({ id: `settings-${code}`, type: 'success', text: integrationTexts.saved }),
    'settings.refused': () => showToast({ id: `settings-${code}`, type: 'danger', text: integrationTexts.notSaved }),
  });
  const Form = settingsForms[code];
  return (
    <Reset code={code} place={place} onLeave={onLeave}>
      {(open) => (
        <IntegrationPageView
          integration={integration}
          onReset={open}
          how={<HowItWorks lifecycle={integrationLifecycle} row={{ state: integration.state }} />}
        >
          <Form actorRef={actorRef} integration={integration} />
        </IntegrationPageView>
      )}
    </Reset>
  );
}

/** The page where one tool is connected. */
export default function IntegrationPageHost({ code, onLeave }: PageProps) {
  const { id, organization } = useViewer();
  const { integrations, failure } = useIntegrations();
  const integration = integrations?.find((each) => each.code === code);
  usePageTitle(integrationName(code));
  const place = settingsPlace(organization.id, id, code);
  if (integration === undefined) return <UnloadedIntegrationView code={code} failure={failure} />;
  return (
    <DrawnKept onForget={() => forgetKept(place)}>
      <Settings key={code} code={code} integration={integration} place={place} onLeave={onLeave} />
    </DrawnKept>
  );
}
