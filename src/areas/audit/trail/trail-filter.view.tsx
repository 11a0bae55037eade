import { auditKinds, auditSourceNames, auditSources, auditTexts } from '#schema/vocabulary/audit.ts';
import type { AuditKind } from '#schema/vocabulary/audit.ts';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { FilterChip } from '#src/ui/tag-chip.tsx';
import { Select } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { chosenPerson } from './trail-address.ts';
import type { TrailSearch } from './trail-address.ts';

type TrailFilterProps = {
  readonly search: TrailSearch;
  readonly onSearch: (change: TrailSearch) => void;
  readonly onClear: () => void;
  /** The name of the person who was chosen; null until it is known. */
  readonly personName: string | null;
  /** What the thing that was chosen is called; null until a line names it. */
  readonly thingName: string | null;
  /** The kinds that this viewer ever sees a line of. */
  readonly kinds: readonly AuditKind[];
};

const every = 'all';
const outcomes = [
  { id: every, label: 'Done and refused' },
  { id: 'done', label: 'Done' },
  { id: 'refused', label: 'Refused' },
];
const sources = [{ id: every, label: 'From anywhere' }, ...auditSourceNames.map((id) => ({ id, label: auditSources[id] }))];

/** What narrows the trail; each is part of the address. */
export function TrailFilterView({ search, onSearch, onClear, personName, thingName, kinds }: TrailFilterProps) {
  const { person = '', kind, since, until, source, outcome, thing, session, organization } = search;
  const chosen = chosenPerson(search);
  const isBackwards = since !== undefined && until !== undefined && since > until;
  const pick = (name: 'kind' | 'source' | 'outcome') => (id: string) => onSearch({ [name]: id === every ? undefined : id });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <div data-chrome className="flex flex-col gap-3 border-b border-line px-4 py-3">
      <div className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        {chosen === null ? (
          <TextField
            label="Email of a person"
            value={person}
            hint="The whole address."
            onChange={(typed) => onSearch({ person: typed === '' ? undefined : typed })}
          />
        ) : null}
        <Select
          label="Kind of act"
          options={[{ id: every, label: 'All kinds' }, ...kinds.map((id) => ({ id, label: auditKinds[id].label }))]}
          value={kind ?? every}
          onChange={pick('kind')}
        />
        <Select label="From" options={sources} value={source ?? every} onChange={pick('source')} />
        <Select label="Outcome" options={outcomes} value={outcome ?? every} onChange={pick('outcome')} />
        <DateField label="First day (UTC)" value={since ?? null} onChange={(day) => onSearch({ since: day ?? undefined })} />
        <DateField
          label="Last day (UTC)"
          value={until ?? null}
          error={isBackwards ? auditTexts.order : null}
          onChange={(day) => onSearch({ until: day ?? undefined })}
        />
      </div>
      {isNarrowed ? (
        <div className="flex flex-wrap items-center gap-2">
          {chosen === null ? null : <FilterChip onRemove={() => onSearch({ person: undefined })}>{personName ?? 'One person'}</FilterChip>}
          {thing === undefined ? null : <FilterChip onRemove={() => onSearch({ thing: undefined })}>{thingName ?? 'One thing'}</FilterChip>}
          {session === undefined ? null : <FilterChip onRemove={() => onSearch({ session: undefined })}>{`Sign-in ${session}`}</FilterChip>}
          {organization === undefined ? null : (
            <FilterChip onRemove={() => onSearch({ organization: undefined })}>One organization</FilterChip>
          )}
          <Button size="small" onPress={onClear}>
            Clear filters
          </Button>
        </div>
      ) : null}
    </div>
  );
}
