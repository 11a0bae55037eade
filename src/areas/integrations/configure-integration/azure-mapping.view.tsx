import type { FieldFill, MapValues } from '#machines/flows/integrations/map-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { FieldMappingView } from './field-mapping.view.tsx';
import { settingsFieldId } from './settings-field.ts';
import type { ToolLists } from './tool-lists.ts';

type AzureMappingProps = {
  readonly values: MapValues;
  readonly lists: ToolLists;
  readonly faults: { readonly projectId: string | null; readonly workItemType: string | null; readonly fields: string | null };
  readonly isSending: boolean;
  /** Why it cannot be saved now, or null. */
  readonly refusal: string | null;
  readonly onPlace: (place: Partial<Omit<MapValues, 'fields'>>) => void;
  readonly onFill: (fieldId: string, fill: FieldFill) => void;
  readonly onMap: () => void;
};

/** What each field of a type of work item is filled with in exports, for one project and type at a time. */
export function AzureMappingView({ values, lists, faults, isSending, refusal, onPlace, onFill, onMap }: AzureMappingProps) {
  const { projectId, projectName, workItemType, fields } = values;
  const { blockedReason, projects, issueTypes } = lists;
  const isChosen = projectId !== '' && workItemType !== '';
  return (
    <Sheet label="Exports">
      <SheetHead title="Exports" />
      <SheetBody className="flex flex-col gap-4">
        <p className="measure text-ink-2">
          A process may require fields of its own. Choose what fills them in every export to that project and type.
        </p>
        <div className="grid grid-cols-2 items-start gap-4 max-desk:grid-cols-1">
          <ComboBox
            id={settingsFieldId('mapProject')}
            label="Project"
            disabledReason={blockedReason}
            options={projects.items.map(({ key, name }) => ({ id: key, label: name }))}
            value={projectId === '' ? null : projectId}
            selectedLabel={lists.chosenProject ?? projectName}
            error={faults.projectId}
            loading={projects.isLoading}
            failure={projects.failure}
            onRetry={projects.retry}
            onSearch={lists.onSearch}
            onChange={(key) =>
              onPlace({ projectId: key ?? '', projectName: projects.items.find((each) => each.key === key)?.name ?? '', workItemType: '' })
            }
          />
          <ComboBox
            label="Work item type"
            disabledReason={blockedReason ?? (projectId === '' ? 'Choose a project first.' : null)}
            options={issueTypes.items.map((name) => ({ id: name, label: name }))}
            value={workItemType === '' ? null : workItemType}
            selectedLabel={workItemType}
            error={faults.workItemType}
            loading={issueTypes.isLoading}
            failure={issueTypes.failure}
            onRetry={issueTypes.retry}
            onChange={(name) => onPlace({ workItemType: name ?? '' })}
          />
        </div>
      </SheetBody>
      {isChosen && blockedReason === null ? (
        <>
          <FieldMappingView
            tool="Azure DevOps"
            fields={lists.fields}
            definitions={lists.definitions}
            filledAnyway="Title, description, area, tags and attachments are filled by themselves, and severity by the usual names."
            error={faults.fields}
            fillOf={(fieldId) => fields[fieldId] ?? null}
            onFill={({ externalId }, fill) => onFill(externalId, fill)}
          />
          <SheetFoot>
            <Button kind="primary" busy={isSending} disabledReason={refusal} onPress={onMap}>
              Map fields
            </Button>
          </SheetFoot>
        </>
      ) : null}
    </Sheet>
  );
}
