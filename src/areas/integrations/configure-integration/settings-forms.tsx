import type { ComponentType } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { SettingsProps } from './settings-field.ts';
import { AzureDevopsForm } from './azure-devops-form.host.tsx';
import { useSelector } from '@xstate/react';
import { selectJiraValues, selectIsKnown } from '#machines/flows/integrations/configure-integration.ts';
import { IntegrationDrift } from './drift.act.tsx';
import { jiraAnew } from './field-mapping.rules.ts';
import { settingsFieldId, useSettingsField } from './settings-field.ts';
import { useToolLists } from './use-tool-lists.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { defaultPriorities, jiraTexts, priorityNames } from '#schema/vocabulary/trackers.ts';
import { JiraExportView } from './jira-export.view.tsx';
import type { ToolLists } from './tool-lists.ts';

function JiraConnection({ actorRef }: SettingsProps) {
  const isKnown = useSelector(actorRef, selectIsKnown);
  return (
    <Sheet label="Connection">
      <SheetHead title="Connection" />
      <SheetBody className="flex flex-col gap-4">
        <TextField
          {...useSettingsField(actorRef, 'site')}
          type="url"
          inputMode="url"
          isRequired
          placeholder="https://yourname.atlassian.net"
          hint="Where you open Jira, in the cloud or on your own network"
        />
        <TextField
          {...useSettingsField(actorRef, 'username')}
          isRequired
          autoComplete="off"
          hint="In the cloud the email address of the account, at Data Center its name"
        />
        <PasswordField
          {...useSettingsField(actorRef, 'accessToken')}
          isRequired={!isKnown}
          autoComplete="off"
          hint={isKnown ? jiraTexts.newToken : 'An API token, at Data Center a personal access token'}
        />
      </SheetBody>
    </Sheet>
  );
}

function Priority({ actorRef, name }: SettingsProps & { readonly name: (typeof priorityNames)[number] }) {
  return <TextField {...useSettingsField(actorRef, name)} isRequired placeholder={defaultPriorities[name]} />;
}

function JiraPriorities({ actorRef }: SettingsProps) {
  return (
    <Sheet label="Priorities">
      <SheetHead title="Priorities" />
      <SheetBody className="flex flex-col gap-3">
        <p className="measure text-ink-2">What each severity is called in Jira.</p>
        <div className="grid grid-cols-4 items-start gap-4 max-desk:grid-cols-2">
          {priorityNames.map((name) => (
            <Priority key={name} actorRef={actorRef} name={name} />
          ))}
        </div>
      </SheetBody>
    </Sheet>
  );
}

type JiraFormProps = SettingsProps & { readonly isActive: boolean; readonly lists: ToolLists };

/** How Jira is connected, and what exports to it begin with. */
export function JiraFormView({ actorRef, isActive, lists }: JiraFormProps) {
  return (
    <SettingsForm actorRef={actorRef}>
      <JiraConnection actorRef={actorRef} />
      <JiraPriorities actorRef={actorRef} />
      <JiraExportView actorRef={actorRef} isActive={isActive} lists={lists} />
    </SettingsForm>
  );
}

/** How TestRail is connected. */
export function TestRailFormView({ actorRef }: SettingsProps) {
  const isKnown = useSelector(actorRef, selectIsKnown);
  return (
    <SettingsForm actorRef={actorRef}>
      <Sheet label="Connection">
        <SheetHead title="Connection" />
        <SheetBody className="flex flex-col gap-4">
          <TextField
            {...useSettingsField(actorRef, 'site')}
            type="url"
            inputMode="url"
            isRequired
            placeholder="https://yourname.testrail.io"
            hint="Where you open TestRail"
          />
          <TextField
            {...useSettingsField(actorRef, 'username')}
            isRequired
            autoComplete="off"
            hint="The email address you sign in with there"
          />
          <PasswordField
            {...useSettingsField(actorRef, 'apiKey')}
            isRequired
            autoComplete="off"
            hint={isKnown ? 'It is never shown. Enter one to save any change.' : 'Create it in TestRail under My Settings, API Keys'}
          />
        </SheetBody>
      </Sheet>
    </SettingsForm>
  );
}

/** How Jira is connected, and what exports to it begin with. */
function JiraFormHost({ actorRef, integration }: SettingsFormProps) {
  const { id, name, clientAuthenticationValid: isActive } = integration;
  const values = useSelector(actorRef, selectJiraValues);
  const { projectKey, issuetypeName, useDefaultExportSettings: isUsed, customFieldsMapping } = values;
  const lists = useToolLists({ tool: name, integrationId: id, projectKey, issueType: issuetypeName, isUsed, isActive });
  return (
    <>
      <IntegrationDrift
        integration={integration}
        isMapped={({ project, issueType }) => project === projectKey || customFieldsMapping[project]?.[issueType ?? ''] !== undefined}
        onRemedy={(remedy, place) => {
          actorRef.send({ type: 'values.change', fields: jiraAnew(values, place, remedy) });
          setTimeout(() => document.getElementById(settingsFieldId('projectKey'))?.focus(), 0);
        }}
      />
      <JiraFormView actorRef={actorRef} isActive={isActive} lists={lists} />
    </>
  );
}

/** What the form of an integration is given. */
export type SettingsFormProps = SettingsProps & { readonly integration: ShownIntegrationFragment };

/** The form of each integration that can be set up. */
export const settingsForms: Readonly<Record<SettingsCode, ComponentType<SettingsFormProps>>> = {
  testrail: TestRailFormView,
  azure_devops: AzureDevopsForm,
  jira: JiraFormHost,
};
