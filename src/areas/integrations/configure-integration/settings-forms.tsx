import type { ComponentType } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { SettingsProps } from './settings-field.ts';
import { AzureDevopsForm } from './azure-devops-form.host.tsx';
import { TestRailFormView } from './testrail-form.view.tsx';
import { useSelector } from '@xstate/react';
import { selectJiraValues } from '#machines/flows/integrations/configure-integration.ts';
import { IntegrationDrift } from './drift.act.tsx';
import { jiraAnew } from './field-mapping.rules.ts';
import { settingsFieldId } from './settings-field.ts';
import { JiraFormView } from './jira-form.view.tsx';
import { useToolLists } from './use-tool-lists.ts';

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
