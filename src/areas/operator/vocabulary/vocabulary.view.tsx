import { selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { isVocabularyKind, kindWords, vocabularyKindNames, vocabularyLimits } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OperatorVocabulary, VocabularyEntryShown } from './vocabulary.documents.ts';

export type ShownEntry = ResultOf<typeof VocabularyEntryShown>;
export type ShownVocabulary = ResultOf<typeof OperatorVocabulary>['operatorVocabulary'];

type VocabularyViewProps = {
  readonly kind: VocabularyKind;
  readonly onKind: (kind: VocabularyKind) => void;
  /** Null until what is searched for was read. */
  readonly vocabulary: ShownVocabulary | null;
  /** What stands there instead of a list. */
  readonly unread: ReactNode;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onRename: (entry: ShownEntry) => void;
  readonly renderMove: (entry: ShownEntry) => ReactNode;
};

const kinds = vocabularyKindNames.map((id) => ({ id, label: kindWords(id).label }));

/** Its name with what it belongs to, as one would say it. */
export const fullName = ({ kind, name, parent }: Pick<ShownEntry, 'kind' | 'name' | 'parent'>): string =>
  kind === 'mobile_device' && parent !== null ? `${parent} ${name}` : name;

/** How much hangs on an entry. */
export const usedBy = ({ testersCount, testsCount }: Pick<ShownEntry, 'testersCount' | 'testsCount'>): string | null => {
  const parts = [
    ...(testersCount > 0 ? [counted(testersCount, 'tester', 'testers')] : []),
    ...(testsCount > 0 ? [counted(testsCount, 'test', 'tests')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
};

function EntryRow({ entry, onRename, renderMove }: { readonly entry: ShownEntry } & Pick<VocabularyViewProps, 'onRename' | 'renderMove'>) {
  const { kind, name, code, parent, deviceType, state, retiredAt } = entry;
  const { hasCode, parent: parentKind } = kindWords(kind);
  return (
    <Tr>
      <Td head className="desk:min-w-40 desk:[overflow-wrap:anywhere]">
        {name}
        {deviceType === null ? null : <span className="block text-small font-body text-ink-2">{deviceType}</span>}
      </Td>
      {hasCode === true ? <Td label="Code">{code}</Td> : null}
      {parentKind === undefined ? null : <Td label={kindWords(parentKind).label}>{parent}</Td>}
      <Td label="Used by">{usedBy(entry) ?? <span className="text-ink-3">Nobody</span>}</Td>
      <Td>
        <Pill hue={state === 'offered' ? 'success' : 'neutral'}>{state === 'offered' ? 'Offered' : 'Retired'}</Pill>
        {retiredAt === null ? null : (
          <span className="block text-small text-ink-2">
            <RelativeTime at={retiredAt} underMinute="just now" />
          </span>
        )}
      </Td>
      <Td num>
        <span className="inline-flex flex-wrap justify-end gap-1.5">
          <Button size="small" label={`Rename ${fullName(entry)}`} onPress={() => onRename(entry)}>
            Rename
          </Button>
          {renderMove(entry)}
        </span>
      </Td>
    </Tr>
  );
}

function Entries({
  kind,
  vocabulary,
  typed,
  onRename,
  renderMove,
}: Omit<VocabularyViewProps, 'vocabulary'> & { readonly vocabulary: ShownVocabulary }) {
  const { label, one, hasCode, parent } = kindWords(kind);
  const { entries, totalCount } = vocabulary;
  if (entries.length === 0)
    return typed === '' ? (
      <EmptyState title="No entries yet">Add the first {one}, or import a list.</EmptyState>
    ) : (
      <EmptyState title="No entry matches">Search by name{hasCode === true ? ' or code' : ''}.</EmptyState>
    );
  return (
    <>
      <Table label={label}>
        <thead>
          <tr>
            <Th>Name</Th>
            {hasCode === true ? <Th>Code</Th> : null}
            {parent === undefined ? null : <Th>{parent === 'manufacturer' ? 'Maker' : 'System'}</Th>}
            <Th>Used by</Th>
            <Th>State</Th>
            <Th num hideLabel>
              Change
            </Th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onRename={onRename} renderMove={renderMove} />
          ))}
        </tbody>
      </Table>
      {totalCount > entries.length ? (
        <p className="px-4 py-3 text-ink-2">
          The first {vocabularyLimits.listed} of {totalCount.toLocaleString('en')}. Search to find the others.
        </p>
      ) : null}
    </>
  );
}

/** The words of one kind, with how much each is used. */
export function VocabularyView(props: VocabularyViewProps) {
  const { kind, onKind, vocabulary, unread, typed, onType } = props;
  const { label } = kindWords(kind);
  const retired = vocabulary === null || vocabulary.retiredCount === 0 ? '' : ` ${counted(vocabulary.retiredCount, 'is', 'are')} retired.`;
  return (
    <Sheet label={label}>
      <SheetHead title={label} {...(vocabulary !== null && { count: vocabulary.totalCount })}>
        <Select
          label="Kind"
          hideLabel
          autoWidth
          options={kinds}
          value={kind}
          onChange={(id) => {
            if (isVocabularyKind(id)) onKind(id);
          }}
        />
        <SearchField label={`Search ${label.toLowerCase()}`} value={typed} onChange={onType} />
      </SheetHead>
      <p className="border-b border-line px-4 py-3 text-ink-2">
        What customers and test managers choose from, and what crowd systems may say of their testers. What is retired is offered to nobody,
        and stays where it was chosen.{retired}
      </p>
      {vocabulary === null ? unread : <Entries {...props} vocabulary={vocabulary} />}
    </Sheet>
  );
}

type NewEntryProps = { readonly actorRef: FormActorRef; readonly kind: VocabularyKind } & Pick<ShownVocabulary, 'parents' | 'deviceTypes'>;

/** Asks for a new entry. */
export function NewEntry({ actorRef, kind, parents, deviceTypes }: NewEntryProps) {
  const { one, hasCode, parent, hint } = kindWords(kind);
  const name = useField(actorRef, 'name');
  const code = useField(actorRef, 'code');
  const parentId = useField<string | null>(actorRef, 'parentId');
  const deviceTypeId = useField<string | null>(actorRef, 'deviceTypeId');
  const said = (entries: readonly { readonly id: string; readonly name: string }[]) =>
    entries.map(({ id, name: label }) => ({ id, label }));
  return (
    <FormModal actorRef={actorRef} title={`New ${one}`} action="Add">
      {parent === undefined ? null : (
        <Select label={parent === 'manufacturer' ? 'Maker' : 'System'} isRequired options={said(parents)} {...parentId} />
      )}
      {kind === 'mobile_device' ? <Select label="Device type" isRequired options={said(deviceTypes)} {...deviceTypeId} /> : null}
      <TextField
        label="Name"
        name="name"
        isRequired
        autoFocus
        autoComplete="off"
        {...name}
        {...(hasCode !== true && hint !== undefined && { hint })}
      />
      {hasCode === true ? (
        <TextField label="Code" name="code" isRequired autoComplete="off" {...code} {...(hint !== undefined && { hint })} />
      ) : null}
    </FormModal>
  );
}

/** Asks for another name of an entry. */
export function RenamedEntry({ actorRef }: { readonly actorRef: FormActorRef }) {
  const name = useField(actorRef, 'name');
  return (
    <FormModal actorRef={actorRef} title={`Rename ${useSelector(actorRef, selectTyped('was'))}`} action="Rename">
      <TextField
        label="Name"
        name="name"
        isRequired
        autoFocus
        autoComplete="off"
        hint="It changes everywhere at once, in running tests too. Crowd systems must use the new name."
        {...name}
      />
    </FormModal>
  );
}
