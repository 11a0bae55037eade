import { useSelector } from '@xstate/react';
import { selectIsEditable, selectJiraValues, selectProblemAt } from '#machines/flows/integrations/configure-integration.ts';
import { integrationLimits, settingsLabel } from '#schema/vocabulary/integrations.ts';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { mappingOf, withMapping } from './field-mapping.rules.ts';
import { FieldMappingView } from './field-mapping.view.tsx';
import type { ToolLists } from './tool-lists.ts';
import { settingsFieldId } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

type JiraExportProps = SettingsProps & { readonly isActive: boolean; readonly lists: ToolLists };
type ListsProps = SettingsProps & { readonly lists: ToolLists };

const option = (label: string) => ({ id: label, label });
const toggle = 'useDefaultExportSettings';
const locked = 'The settings are being saved.';

/** What a choice of the form is bound to. */
function useChoice(actorRef: SettingsProps['actorRef'], field: string) {
  const error = useSelector(actorRef, selectProblemAt(field));
  const isEditable = useSelector(actorRef, selectIsEditable);
  return {
    id: settingsFieldId(field),
    name: field,
    label: settingsLabel(field),
    error,
    disabledReason: isEditable ? null : locked,
  };
}

function Project({ actorRef, lists: { blockedReason, projects, chosenProject, onSearch } }: ListsProps) {
  const { projectKey } = useSelector(actorRef, selectJiraValues);
  const choice = useChoice(actorRef, 'projectKey');
  return (
    <ComboBox
      {...choice}
      isRequired
      disabledReason={blockedReason ?? choice.disabledReason}
      options={projects.items.map(({ key, name }) => ({ id: key, label: `${name} (${key})` }))}
      value={projectKey === '' ? null : projectKey}
      selectedLabel={chosenProject === null ? projectKey : `${chosenProject} (${projectKey})`}
      onChange={(key) => actorRef.send({ type: 'values.change', fields: { projectKey: key ?? '', issuetypeName: '' } })}
      onSearch={onSearch}
      loading={projects.isLoading}
      failure={projects.failure}
      onRetry={projects.retry}
    />
  );
}

function IssueType({ actorRef, lists: { blockedReason, issueTypes } }: ListsProps) {
  const { projectKey, issuetypeName } = useSelector(actorRef, selectJiraValues);
  const choice = useChoice(actorRef, 'issuetypeName');
  return (
    <ComboBox
      {...choice}
      isRequired
      disabledReason={blockedReason ?? (projectKey === '' ? 'Choose a project first.' : choice.disabledReason)}
      options={issueTypes.items.map(option)}
      value={issuetypeName === '' ? null : issuetypeName}
      selectedLabel={issuetypeName}
      onChange={(name) => actorRef.send({ type: 'values.change', fields: { issuetypeName: name ?? '' } })}
      loading={issueTypes.isLoading}
      failure={issueTypes.failure}
      onRetry={issueTypes.retry}
    />
  );
}

function Labels({ actorRef }: SettingsProps) {
  const { labels } = useSelector(actorRef, selectJiraValues);
  return (
    <MultiSelect
      {...useChoice(actorRef, 'labels')}
      optional
      options={labels.map(option)}
      value={labels}
      max={integrationLimits.labels}
      placeholder="Type a label"
      hint="Every exported issue gets them. A label has no spaces."
      onChange={(chosen) => actorRef.send({ type: 'values.change', fields: { labels: chosen } })}
      onCreate={(label) => actorRef.send({ type: 'values.change', fields: { labels: [...labels, label.trim().replace(/\s+/gu, '-')] } })}
    />
  );
}

function Mapping({ actorRef, lists: { fields, definitions } }: ListsProps) {
  const values = useSelector(actorRef, selectJiraValues);
  return (
    <FieldMappingView
      tool="Jira"
      fields={fields}
      definitions={definitions}
      filledAnyway="Title, description, labels, priority and attachments are filled by themselves."
      error={useSelector(actorRef, selectProblemAt('customFieldsMapping'))}
      fillOf={(fieldId) => mappingOf(values, fieldId)}
      onFill={(field, fill) => actorRef.send({ type: 'values.change', fields: withMapping(values, field, fill) })}
    />
  );
}

/** What exports begin with: read from Jira, and only while they are used. */
export function JiraExportView({ actorRef, isActive, lists }: JiraExportProps) {
  const { useDefaultExportSettings: isUsed, projectKey, issuetypeName } = useSelector(actorRef, selectJiraValues);
  const isEditable = useSelector(actorRef, selectIsEditable);
  return (
    <Sheet label="Exports">
      <SheetHead title="Exports" />
      <SheetBody className="flex flex-col gap-4">
        <Switch
          id={settingsFieldId(toggle)}
          label={settingsLabel(toggle)}
          on={isUsed}
          disabledReason={
            isActive || isUsed ? (isEditable ? null : locked) : 'Test and save the connection first; projects are read from Jira.'
          }
          consequence="Each export begins with this project, issue type and these labels; they can be changed in the export."
          onChange={(on) => actorRef.send({ type: 'values.change', fields: { useDefaultExportSettings: on } })}
        />
        {isUsed ? (
          <>
            <div className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1">
              <Project actorRef={actorRef} lists={lists} />
              <IssueType actorRef={actorRef} lists={lists} />
            </div>
            <Labels actorRef={actorRef} />
          </>
        ) : null}
      </SheetBody>
      {isUsed && lists.blockedReason === null && projectKey !== '' && issuetypeName !== '' ? (
        <Mapping actorRef={actorRef} lists={lists} />
      ) : null}
    </Sheet>
  );
}
