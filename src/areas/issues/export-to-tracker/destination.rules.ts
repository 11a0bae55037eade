import type { PlaceValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { ExportToTracker_DestinationsQuery } from '#schema/generated/client/graphql.ts';
import { connectingAddress } from '#schema/vocabulary/integrations.ts';

type Integration = ExportToTracker_DestinationsQuery['availableIntegrations']['edges'][number]['node'];
type Choice = ExportToTracker_DestinationsQuery['issueExportChoices'][number];

export type TrackerDestination = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly values: Partial<PlaceValues>;
  readonly hint: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : text(value));

const presetOf = ({ runsExportAttributes }: Integration): Partial<PlaceValues> => {
  const named = new Map(runsExportAttributes.map(({ name, value }) => [name, value]));
  const project = text(named.get('project_key'));
  return project === '' ? {} : { project, type: text(named.get('issuetype_name')), labels: words(named.get('labels')) };
};

const chosenOf = (choice: Choice): Partial<PlaceValues> => ({
  project: choice.projectKey ?? choice.projectId ?? '',
  projectName: choice.projectName ?? '',
  type: choice.issuetypeName ?? choice.workItemType ?? '',
  repository: choice.repository ?? '',
  area: choice.areaPath ?? '',
  labels: choice.labels.join(', '),
  assignees: choice.assignees.join(', '),
});

const unconnected = (code: Integration['code']): string =>
  connectingAddress(code) === null ? 'Not connected. Your operator can connect it.' : 'Set it up in the settings first.';

const hintOf = ({ code, clientAuthenticationValid }: Integration, choice: Choice | undefined): string => {
  if (!clientAuthenticationValid) return unconnected(code);
  const last = [choice?.projectKey ?? choice?.repository ?? choice?.projectName, choice?.issuetypeName ?? choice?.workItemType].filter(
    (part) => part != null,
  );
  return last.length === 0 ? 'Choose a place, try it out, and send in the background.' : `Last time: ${last.join(', ')}`;
};

/** The last used first, inactive ones last. */
const rankOf = ({ code, clientAuthenticationValid }: Integration, choices: readonly Choice[]): number => {
  const rank = choices.findIndex(({ destination }) => destination === code);
  if (!clientAuthenticationValid) return choices.length + 1;
  return rank === -1 ? choices.length : rank;
};

/** With the last choice for each, or its settings' defaults. */
export const destinationsOf = ({
  availableIntegrations,
  issueExportChoices,
}: ExportToTracker_DestinationsQuery): readonly TrackerDestination[] =>
  availableIntegrations.edges
    .map(({ node }) => node)
    .filter(({ features }) => features.includes('issue_export'))
    .toSorted((one, other) => rankOf(one, issueExportChoices) - rankOf(other, issueExportChoices) || one.name.localeCompare(other.name))
    .map((node) => {
      const chosen = issueExportChoices.find(({ destination }) => destination === node.code);
      return {
        id: node.id,
        code: node.code,
        name: node.name,
        isActive: node.clientAuthenticationValid,
        values: chosen === undefined ? presetOf(node) : chosenOf(chosen),
        hint: hintOf(node, chosen),
      };
    });
