import type { ComponentType } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { SettingsProps } from './settings-field.ts';
import { AzureDevopsForm } from './azure-devops-form.host.tsx';
import { JiraFormHost } from './jira-form.host.tsx';
import { TestRailFormView } from './testrail-form.view.tsx';

/** What the form of an integration is given. */
export type SettingsFormProps = SettingsProps & { readonly integration: ShownIntegrationFragment };

/** The form of each integration that can be set up. */
export const settingsForms: Readonly<Record<SettingsCode, ComponentType<SettingsFormProps>>> = {
  testrail: TestRailFormView,
  azure_devops: AzureDevopsForm,
  jira: JiraFormHost,
};
