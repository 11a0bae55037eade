import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import { selectRenamed, selectText } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import type { NamedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { Tag, IssueTag } from '#machines/flows/issues/tag.rules.ts';
import { folded, matching } from '#src/ui/option.ts';
import { useMemo, useId } from 'react';
import { useChoice } from '#src/use-choice.ts';
import type { KeyboardEvent } from 'react';
import { limits } from '#schema/vocabulary/limits.ts';
import { Counter } from '#src/ui/counter.tsx';
import { FieldError, inputBox, inputEdge } from '#src/ui/field.tsx';
import { isForPage } from '#src/ui/page-keys.ts';
import { useSelector } from '@xstate/react';
import { TagNameView, isCounted } from './tag-name.view.tsx';
import { CreateRow, TagRow } from './tag-row.tsx';
import { pressed } from '#src/ui/pressed.ts';

/** Always with the one being renamed, whatever its name is. */
const useFound = (tags: readonly Tag[], text: string, renamed: Tag | null): readonly Tag[] => {
  const options = useMemo(() => tags.map(({ id, name }) => ({ id, name, label: name })), [tags]);
  const keys = useMemo(() => options.map(({ label }) => folded(label)), [options]);
  return useMemo(() => {
    const found = new Set(matching(options, keys, text).map(({ id }) => id));
    return tags.filter(({ id }) => found.has(id) || id === renamed?.id);
  }, [tags, options, keys, text, renamed]);
};

type TagPickerViewProps = {
  readonly judge: JudgeActorRef;
  readonly over: OverIssuesActorRef;
  readonly issue: NamedIssue;
  readonly tags: readonly Tag[];
  readonly attached: readonly IssueTag[];
  readonly offered: string | null;
  readonly refusal: string | null;
};

/** In pixels: keeps the height of the whole list, so that nothing around it moves. */
const tallest = 300;
const lineHeight = 30;

/** The first match, or a new tag. */
const first = 'first';
const toCreate = 'create';

const sentenceOf = (count: number, text: string, offered: string | null): string => {
  if (count > 0) return `${count} ${count === 1 ? 'tag' : 'tags'}`;
  return text === '' ? 'There are no tags yet. Type a name to create one.' : offered === null ? 'No tag matches.' : '';
};

export function TagPickerView({ judge, over, issue, tags, attached, offered: offer, refusal }: TagPickerViewProps) {
  const id = useId();
  const text = useSelector(over, selectText);
  const renamed = useSelector(over, selectRenamed);
  const offered = renamed === null ? offer : null;
  const [mark, setMark] = useChoice<string | null>(first);
  const found = useFound(tags, text, renamed);
  const ids = [...found.map((tag) => tag.id), ...(offered === null ? [] : [toCreate])];
  const active = mark === first ? Math.min(0, ids.length - 1) : ids.findIndex((known) => known === mark);
  const isAttached = (tag: Tag): boolean => attached.some((other) => other.id === tag.id);
  const sentence = sentenceOf(found.length, text.trim(), offered);

  const change = (tag: IssueTag, isOn: boolean): void => {
    judge.send({ type: 'tag.change', about: oneIssue(issue), tag, attached: isOn });
    over.send({ type: 'search.change', text: '' });
  };
  const pick = (index: number): void => {
    const tag = found[index];
    if (tag !== undefined) change(tag, !isAttached(tag));
    else if (index === found.length && offered !== null) change({ id: null, name: offered }, true);
    else return;
    setMark(text === '' ? (ids[index] ?? null) : null);
  };
  const move = (to: number): void => {
    setMark(ids[to] ?? null);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const search = (words: string): void => {
    over.send({ type: 'search.change', text: words });
    setMark(first);
  };
  const press = (event: KeyboardEvent): void => {
    if (isForPage(event)) return;
    const key = pressed(event);
    if (key === 'ArrowDown') move(active >= ids.length - 1 ? 0 : active + 1);
    else if (key === 'ArrowUp') move(active <= 0 ? ids.length - 1 : active - 1);
    else if (key === 'Enter') {
      if (!event.repeat) pick(active);
    } else if (key === 'Escape' && text !== '') {
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
      <div style={{ minHeight: Math.min(tags.length * lineHeight, tallest) }} className="flex flex-col gap-2">
        {isCounted(text) ? (
          <span className="self-end">
            <Counter length={text.trim().length} max={limits.tagName} />
          </span>
        ) : null}
        {refusal === null ? null : <FieldError id={`${id}-refusal`}>{refusal}</FieldError>}
        <p role="status" className={found.length > 0 || sentence === '' ? 'sr-only' : 'text-small text-ink-3'}>
          {sentence}
        </p>
        <div
          id={id}
          role="grid"
          aria-label="Tags"
          aria-multiselectable
          style={{ maxHeight: tallest }}
          className="relative -mx-2 overflow-y-auto overscroll-contain px-1"
        >
          {found.map((tag, index) =>
            tag.id === renamed?.id ? (
              <div key={tag.id} role="row" tabIndex={-1}>
                <div role="gridcell" tabIndex={-1} className="px-1 py-1">
                  <TagNameView actorRef={over} />
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
                onHover={() => setMark(tag.id)}
                onRename={() => over.send({ type: 'rename.start', tag })}
                onDelete={() => over.send({ type: 'deletion.ask', tag })}
              />
            ),
          )}
          {offered === null ? null : (
            <CreateRow
              id={`${id}-${found.length}`}
              name={offered}
              isActive={active === found.length}
              onPick={() => pick(found.length)}
              onHover={() => setMark(toCreate)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
