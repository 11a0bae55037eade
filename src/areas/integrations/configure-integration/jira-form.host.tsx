import { useSelector } from '@xstate/react';
import { selectJiraValues } from '#machines/flows/integrations/configure-integration.ts';
import { JiraFormView } from './jira-form.view.tsx';
import type { SettingsFormProps } from './settings-forms.tsx';
import { useJiraLists } from './use-jira-lists.ts';

/** How Jira is connected, and what exports to it begin with. */
export function JiraFormHost({ actorRef, integration: { id, clientAuthenticationValid: isActive } }: SettingsFormProps) {
  const { projectKey, issuetypeName, useDefaultExportSettings } = useSelector(actorRef, selectJiraValues);
  const lists = useJiraLists({ integrationId: id, projectKey, issueType: issuetypeName, isUsed: useDefaultExportSettings, isActive });
  return <JiraFormView actorRef={actorRef} isActive={isActive} lists={lists} />;
}
