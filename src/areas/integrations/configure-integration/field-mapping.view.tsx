import { ComboBox } from '#src/ui/combo-box.tsx';
import type { FieldFill } from '#machines/flows/integrations/map-fields.ts';
import { FieldError } from '#src/ui/field.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Select } from '#src/ui/select.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { CustomField, FieldDefinition, ToolList } from './tool-lists.ts';
import { chosenFill, chosenSource, fixed, kindOf } from './field-mapping.rules.ts';
import { settingsFieldId } from './settings-field.ts';

type FillProps = {
  readonly tool: string;
  readonly fillOf: (fieldId: string) => FieldFill | null;
  readonly onFill: (field: CustomField, fill: FieldFill) => void;
};
type FieldProps = FillProps & { readonly field: CustomField; readonly definitions: readonly FieldDefinition[] };

const nothing = { id: '', label: 'Nothing' };
const always = { id: fixed, label: 'Always the same value' };

function Value({ field, fillOf, onFill }: Omit<FieldProps, 'definitions' | 'tool'>) {
  const value = fillOf(field.externalId)?.defaultValue ?? '';
  const choose = (text: string | null) => onFill(field, { gatField: null, defaultValue: text ?? '' });
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

function FieldRow({ tool, field, definitions, fillOf, onFill }: FieldProps) {
  const source = chosenSource(fillOf(field.externalId));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-(--sheet-padding) py-2.5 max-desk:grid-cols-1">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-name [overflow-wrap:anywhere]">
          {field.name}
          {field.required ? <Pill hue={source === null ? 'warning' : 'neutral'}>Required in {tool}</Pill> : null}
        </p>
        <p className="text-small text-ink-3">{kindOf(field.type)}</p>
      </div>
      <Select
        label={`Fill ${field.name} with`}
        hideLabel
        options={[nothing, always, ...definitions.map(({ code, label }) => ({ id: code, label }))]}
        value={source ?? ''}
        onChange={(chosen) => onFill(field, chosenFill(chosen))}
      />
      {source === fixed ? <Value field={field} fillOf={fillOf} onFill={onFill} /> : <span className="max-desk:hidden" />}
    </li>
  );
}

type MappingProps = FillProps & {
  readonly fields: ToolList<CustomField>;
  readonly definitions: readonly FieldDefinition[];
  readonly filledAnyway: string;
  readonly error: string | null;
};

/** What each field of the chosen project and type is filled with. */
export function FieldMappingView({ fields, definitions, filledAnyway, error, ...fill }: MappingProps) {
  return (
    <section aria-label="Field mapping" id={settingsFieldId('customFieldsMapping')} tabIndex={-1} className="border-t border-line">
      <div className="px-(--sheet-padding) py-2.5">
        <h3 className="text-head">Field mapping</h3>
        <p className="measure text-small text-ink-3">{filledAnyway}</p>
        {error === null ? null : <FieldError>{error}</FieldError>}
      </div>
      {fields.failure !== null ? (
        <LoadFailure title="The fields could not be loaded." sentence={fields.failure} onRetry={fields.retry} />
      ) : fields.items.length === 0 && fields.isLoading ? (
        <Loading label="Loading fields">
          <SkeletonRows rows={3} />
        </Loading>
      ) : fields.items.length === 0 ? (
        <p className="px-(--sheet-padding) pb-3 text-ink-2">This type has no other fields.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {fields.items.map((field) => (
            <FieldRow key={field.externalId} {...fill} field={field} definitions={definitions} />
          ))}
        </ul>
      )}
    </section>
  );
}
