import { selectMessages, selectProblems, selectValues } from '#machines/flows/issues/export-to-tracker.ts';
import type { ExportToTrackerActorRef, PlaceField } from '#machines/flows/issues/export-to-tracker.ts';
import { Banner } from '#src/ui/banner.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { limits } from '#schema/vocabulary/limits.ts';
import { useSelector } from '@xstate/react';
import type { LiveList, PlaceLists } from './use-place-lists.ts';

type PlaceFormProps = {
  readonly actorRef: ExportToTrackerActorRef;
  readonly code: string;
  readonly name: string;
  readonly lists: PlaceLists;
  readonly isBusy: boolean;
};

const busy = 'The export is being started.';
const words: Readonly<Record<string, { readonly place: string; readonly type: string; readonly labels: string; readonly hint: string }>> = {
  jira: { place: 'Project', type: 'Issue Type', labels: 'Labels', hint: 'Separated by spaces.' },
  github: { place: 'Repository', type: '', labels: 'Labels', hint: 'Separated by commas.' },
  azure_devops: { place: 'Project', type: 'Work item type', labels: 'Tags', hint: 'Separated by commas.' },
};

export function PlaceFormView({ actorRef, code, name, lists, isBusy }: PlaceFormProps) {
  const values = useSelector(actorRef, selectValues);
  const problems = useSelector(actorRef, selectProblems);
  const messages = useSelector(actorRef, selectMessages);
  const { place, type, labels, hint } = words[code] ?? { place: '', type: '', labels: '', hint: '' };
  const placeField: PlaceField = code === 'github' ? 'repository' : 'project';
  const change =
    (field: PlaceField, options: LiveList['options'] = []) =>
    (value: string | null) =>
      actorRef.send({ type: 'field.change', field, value: value ?? '', name: options.find(({ id }) => id === value)?.label ?? '' });
  const boxOf = (field: PlaceField, { options, loading, failure, onRetry }: LiveList) => ({
    name: field,
    options,
    loading,
    failure,
    onRetry,
    value: values[field] === '' ? null : values[field],
    error: problems[field] ?? null,
    onChange: change(field, options),
  });
  const locked = isBusy ? busy : null;
  const textOf = (field: PlaceField) => ({
    name: field,
    optional: true,
    value: values[field],
    error: problems[field] ?? null,
    disabledReason: locked,
    onChange: change(field),
  });
  const missing = values.project === '' ? 'Choose a project first.' : locked;
  return (
    <div className="flex flex-col gap-4">
      {messages.map((message) => (
        <Banner key={message} hue="danger" live title={message} />
      ))}
      <ComboBox
        {...boxOf(placeField, lists.places)}
        label={place}
        isRequired
        autoFocus
        disabledReason={locked}
        selectedLabel={lists.places.chosen ?? (values.projectName === '' ? values[placeField] : values.projectName)}
        placeholder={`Find a ${place.toLowerCase()} of ${name}`}
        onSearch={lists.places.onSearch}
      />
      {type === '' ? null : (
        <ComboBox {...boxOf('type', lists.types)} label={type} isRequired disabledReason={missing} selectedLabel={values.type} />
      )}
      {code === 'azure_devops' ? (
        <ComboBox {...boxOf('area', lists.areas)} label="Area path" optional disabledReason={missing} selectedLabel={values.area} />
      ) : null}
      <TextField {...textOf('labels')} label={labels} hint={hint} max={limits.exportLabels} />
      {code === 'github' ? <TextField {...textOf('assignees')} label="Assignees" hint="Logins at GitHub, separated by commas." /> : null}
    </div>
  );
}
