import { useSelector } from '@xstate/react';
import { selectJiraValues, selectProblemAt } from '#machines/flows/integrations/configure-integration.ts';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Select } from '#src/ui/select.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { CustomField, FieldDefinition, ToolList } from './jira-lists.ts';
import { chosenSource, fixed, kindOf, mappingOf, withMapping } from './jira-mapping.rules.ts';
import { settingsFieldId } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

type FieldProps = SettingsProps & { readonly field: CustomField; readonly definitions: readonly FieldDefinition[] };

const nothing = { id: '', label: 'Nothing' };
const always = { id: fixed, label: 'Always the same value' };

function Value({ actorRef, field }: Omit<FieldProps, 'definitions'>) {
  const values = useSelector(actorRef, selectJiraValues);
  const value = mappingOf(values, field.externalId)?.defaultValue ?? '';
  const choose = (text: string | null) =>
    actorRef.send({ type: 'values.change', fields: withMapping(values, field, { gatField: null, defaultValue: text ?? '' }) });
  const label = `Value of ${field.name}`;
  if (field.allowedValues.length === 0)
    return <TextField label={label} hideLabel value={value} placeholder="Value" onChange={choose} className="min-w-0" />;
  return (
    <ComboBox
      label={label}
      hideLabel
      options={field.allowedValues.map((each) => ({ id: each, label: each }))}
      value={value === '' ? null : value}
      selectedLabel={value}
      placeholder="Value"
      onChange={choose}
    />
  );
}

function FieldRow({ actorRef, field, definitions }: FieldProps) {
  const values = useSelector(actorRef, selectJiraValues);
  const source = chosenSource(mappingOf(values, field.externalId));
  const choose = (id: string) => {
    const changed =
      id === ''
        ? { gatField: null, defaultValue: null }
        : id === fixed
          ? { gatField: null, defaultValue: '' }
          : { gatField: id, defaultValue: null };
    actorRef.send({ type: 'values.change', fields: withMapping(values, field, changed) });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-(--sheet-padding) py-2.5 max-desk:grid-cols-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-name [overflow-wrap:anywhere]">
          {field.name}
          {field.required ? <Pill hue={source === null ? 'warning' : 'neutral'}>Required in Jira</Pill> : null}
        </p>
        <p className="text-small text-ink-3">{kindOf(field.type)}</p>
      </div>
      <Select
        label={`Fill ${field.name} with`}
        hideLabel
        options={[nothing, always, ...definitions.map(({ code, label }) => ({ id: code, label }))]}
        value={source ?? ''}
        onChange={choose}
      />
      {source === fixed ? <Value actorRef={actorRef} field={field} /> : <span className="max-desk:hidden" />}
    </li>
  );
}

type MappingProps = SettingsProps & { readonly fields: ToolList<CustomField>; readonly definitions: readonly FieldDefinition[] };

/** What each field of the chosen project and issue type is filled with. */
export function JiraMappingView({ actorRef, fields, definitions }: MappingProps) {
  const error = useSelector(actorRef, selectProblemAt('customFieldsMapping'));
  return (
    <section aria-label="Field mapping" id={settingsFieldId('customFieldsMapping')} tabIndex={-1} className="border-t border-line">
      <div className="px-(--sheet-padding) py-2.5">
        <h3 className="text-head">Field mapping</h3>
        <p className="measure text-small text-ink-3">Title, description, labels, priority and attachments are filled by themselves.</p>
        {error === null ? null : <FieldError>{error}</FieldError>}
      </div>
      {fields.failure !== null ? (
        <LoadFailure title="The fields could not be loaded." sentence={fields.failure} onRetry={fields.retry} />
      ) : fields.items.length === 0 && fields.isLoading ? (
        <Loading label="Loading fields">
          <SkeletonRows rows={3} />
        </Loading>
      ) : fields.items.length === 0 ? (
        <p className="px-(--sheet-padding) pb-3 text-ink-2">This issue type has no other fields.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {fields.items.map((field) => (
            <FieldRow key={field.externalId} actorRef={actorRef} field={field} definitions={definitions} />
          ))}
        </ul>
      )}
    </section>
  );
}
