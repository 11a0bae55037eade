import type { TagIssueActorRef } from '#machines/flows/issues/tag-issue/tag-issue.machine.ts';
import { selectRenamed, selectText } from '#machines/flows/issues/tag-issue/tag-issue.selectors.ts';
import type { IssueTag, Tag, TaggedIssue } from '#machines/flows/issues/tag-issue/tag-issue.types.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { Counter } from '#src/ui/counter.tsx';
import { FieldError, inputBox, inputEdge } from '#src/ui/field.tsx';
import { folded, matching } from '#src/ui/option.ts';
import { isForPage } from '#src/ui/page-keys.ts';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useMemo, useState } from 'react';
import { TagNameView } from './tag-name.view.tsx';
import { TagRow } from './tag-row.tsx';

type TagPickerViewProps = {
  readonly actorRef: TagIssueActorRef;
  readonly issue: TaggedIssue;
  readonly tags: readonly Tag[];
  readonly attached: readonly IssueTag[];
  /** The name that a new tag may have, of what is typed. */
  readonly offered: string | null;
  /** Why what is typed is no name. */
  readonly refusal: string | null;
};

/** From this many letters on the limit is counted. */
const countedFrom = 24;

const useFound = (tags: readonly Tag[], text: string): readonly Tag[] => {
  const options = useMemo(() => tags.map(({ id, name }) => ({ id, name, label: name })), [tags]);
  const keys = useMemo(() => options.map(({ label }) => folded(label)), [options]);
  return useMemo(() => {
    const found = new Set(matching(options, keys, text).map(({ id }) => id));
    return tags.filter(({ id }) => found.has(id));
  }, [tags, options, keys, text]);
};

const sentenceOf = (count: number, text: string, offered: string | null): string => {
  if (count > 0) return `${count} ${count === 1 ? 'tag' : 'tags'}`;
  return text === '' ? 'There are no tags yet. Type a name to create one.' : offered === null ? 'No tag matches.' : '';
};

/** The tags of the organization: typing finds one or names a new one, Enter hangs it on the issue or takes it off. */
export function TagPickerView({ actorRef, issue, tags, attached, offered, refusal }: TagPickerViewProps) {
  const id = useId();
  const text = useSelector(actorRef, selectText);
  const renamed = useSelector(actorRef, selectRenamed);
  const [at, setAt] = useState(0);
  const found = useFound(tags, text);
  const count = found.length + (offered === null ? 0 : 1);
  const active = Math.min(at, count - 1);
  const isAttached = (tag: Tag): boolean => attached.some((other) => other.id === tag.id);
  const sentence = sentenceOf(found.length, text.trim(), offered);

  const toggle = (tag: Tag): void => actorRef.send({ type: isAttached(tag) ? 'tag.detach' : 'tag.attach', issue, tag });
  const pick = (index: number): void => {
    const tag = found[index];
    if (tag !== undefined) toggle(tag);
    else if (index === found.length && offered !== null) actorRef.send({ type: 'tag.create', issue, name: offered });
    else return;
    setAt(text === '' ? index : -1);
  };
  const move = (to: number): void => {
    setAt(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const search = (words: string): void => {
    actorRef.send({ type: 'search.change', text: words });
    setAt(0);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || isForPage(event)) return;
    if (event.key === 'ArrowDown') move(active >= count - 1 ? 0 : active + 1);
    else if (event.key === 'ArrowUp') move(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter') {
      if (!event.repeat) pick(active);
    } else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      search('');
    } else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-2">
      <input
        key={renamed?.id ?? 'search'}
        type="text"
        role="combobox"
        aria-label="Search or create a tag"
        aria-haspopup="grid"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
        autoComplete="off"
        autoFocus={renamed === null}
        placeholder="Search or create"
        value={text}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
        className={`${inputBox} ${inputEdge({ isBlocked: false, hasError: refusal !== null })}`}
      />
      {text.trim().length < countedFrom ? null : (
        <span className="self-end">
          <Counter length={text.trim().length} max={limits.tagName} />
        </span>
      )}
      {refusal === null ? null : <FieldError id={`${id}-refusal`}>{refusal}</FieldError>}
      <div
        id={id}
        role="grid"
        aria-label="Tags"
        aria-multiselectable
        data-tags=""
        className="-mx-2 max-h-[300px] overflow-y-auto overscroll-contain px-1"
      >
        {found.map((tag, index) =>
          tag.id === renamed?.id ? (
            <div key={tag.id} role="row" tabIndex={-1}>
              <div role="gridcell" tabIndex={-1} className="px-1 py-1">
                <TagNameView actorRef={actorRef} />
              </div>
            </div>
          ) : (
            <TagRow
              key={tag.id}
              id={`${id}-${index}`}
              tag={tag}
              isActive={index === active}
              isAttached={isAttached(tag)}
              onPick={() => pick(index)}
              onHover={() => setAt(index)}
              onRename={() => actorRef.send({ type: 'rename.start', tag })}
              onDelete={() => actorRef.send({ type: 'deletion.ask', tag })}
            />
          ),
        )}
        {offered === null ? null : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keys of the row that is marked
          <div
            id={`${id}-${found.length}`}
            role="row"
            tabIndex={-1}
            aria-selected={false}
            onPointerMove={() => setAt(found.length)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(found.length)}
            className={`flex min-h-[30px] cursor-pointer items-center rounded-pill px-2 touch:min-h-11 ${active === found.length ? 'bg-accent-wash' : ''}`}
          >
            <div role="gridcell" tabIndex={-1} className="flex min-w-0 items-center gap-2">
              <Plus aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" />
              <span className="[overflow-wrap:anywhere]">{`Create '${offered}'`}</span>
            </div>
          </div>
        )}
      </div>
      <p role="status" className={found.length > 0 || sentence === '' ? 'sr-only' : 'text-small text-ink-3'}>
        {sentence}
      </p>
    </div>
  );
}
