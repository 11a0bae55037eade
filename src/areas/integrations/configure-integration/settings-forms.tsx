import type { ComponentType } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { SettingsProps } from './settings-field.ts';
import { AzureDevopsForm } from './azure-devops-form.host.tsx';
import { TestRailFormView } from './testrail-form.view.tsx';
import { useSelector } from '@xstate/react';
import { selectJiraValues } from '#machines/flows/integrations/configure-integration.ts';
import { JiraFormView } from './jira-form.view.tsx';
import { useJiraLists } from './use-jira-lists.ts';

/** How Jira is connected, and what exports to it begin with. */
function JiraFormHost({ actorRef, integration: { id, clientAuthenticationValid: isActive } }: SettingsFormProps) {
  const { projectKey, issuetypeName, useDefaultExportSettings } = useSelector(actorRef, selectJiraValues);
  const lists = useJiraLists({ integrationId: id, projectKey, issueType: issuetypeName, isUsed: useDefaultExportSettings, isActive });
  return <JiraFormView actorRef={actorRef} isActive={isActive} lists={lists} />;
}

/** What the form of an integration is given. */
export type SettingsFormProps = SettingsProps & { readonly integration: ShownIntegrationFragment };

/** The form of each integration that can be set up. */
export const settingsForms: Readonly<Record<SettingsCode, ComponentType<SettingsFormProps>>> = {
  testrail: TestRailFormView,
  azure_devops: AzureDevopsForm,
  jira: JiraFormHost,
};
