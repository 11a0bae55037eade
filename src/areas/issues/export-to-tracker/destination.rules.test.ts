import type { ExportToTracker_DestinationsQuery } from '#schema/generated/client/graphql.ts';
import { settingsAddress } from '#schema/vocabulary/integrations.ts';
import { describe, expect, it } from 'vitest';
import { destinationsOf } from './destination.rules.ts';

type Node = ExportToTracker_DestinationsQuery['availableIntegrations']['edges'][number]['node'];

const tracker = (code: string, more: Partial<Node> = {}): { readonly node: Node } => ({
  node: {
    id: code,
    code,
    name: code,
    clientAuthenticationValid: true,
    features: ['issue_export'],
    runsExportAttributes: [],
    ...more,
  },
});
const choice = {
  destination: 'github',
  projectKey: null,
  issuetypeName: null,
  repository: 'northwind/shop',
  projectId: null,
  projectName: null,
  workItemType: null,
  areaPath: null,
  labels: ['bug', 'needs triage'],
  assignees: ['ann', 'ben'],
};
const answer = (edges: readonly { readonly node: Node }[], issueExportChoices: readonly (typeof choice)[] = []) =>
  ({ availableIntegrations: { edges }, issueExportChoices }) as unknown as ExportToTracker_DestinationsQuery;

describe('where issues can go', () => {
  it('says who connects a tool that has no settings here', () => {
    const found = destinationsOf(answer(['jira', 'github'].map((code) => tracker(code, { clientAuthenticationValid: false }))));
    expect(found.map(({ code, hint }) => [code, hint])).toEqual([
      ['github', 'Not connected. Your operator can connect it.'],
      ['jira', 'Set it up in the settings first.'],
    ]);
  });

  it('is what takes issues, used last first, inactive last', () => {
    const found = destinationsOf(
      answer(
        [
          tracker('testrail', { features: ['test_case_import'] }),
          tracker('azure_devops', { clientAuthenticationValid: false }),
          tracker('jira'),
          tracker('github'),
        ],
        [choice],
      ),
    );
    expect(found.map(({ code, isActive, hint }) => [code, isActive, hint])).toEqual([
      ['github', true, 'Last time: northwind/shop'],
      ['jira', true, 'Choose a place, try it out, and send in the background.'],
      ['azure_devops', false, 'Set it up in the settings first.'],
    ]);
    expect(found[0]?.values).toEqual({
      project: '',
      projectName: '',
      type: '',
      repository: 'northwind/shop',
      area: '',
      labels: 'bug, needs triage',
      assignees: 'ann, ben',
    });
  });

  it('begins with what the settings of the integration say, until somebody chose', () => {
    const runsExportAttributes = [
      { name: 'project_key', value: 'WEB' },
      { name: 'issuetype_name', value: 'Bug' },
      { name: 'labels', value: ['crowd'] },
    ];
    expect(destinationsOf(answer([tracker('jira', { runsExportAttributes })]))[0]?.values).toEqual({
      project: 'WEB',
      type: 'Bug',
      labels: 'crowd',
    });
  });

  it('RE-727: leads to its settings where it is not active, and to the list where it has none', () => {
    expect([settingsAddress('jira'), settingsAddress('azure_devops'), settingsAddress('github')]).toEqual([
      '/organization-settings/integrations/jira',
      '/organization-settings/integrations/azure_devops',
      '/organization-settings/integrations',
    ]);
  });
});
