import type { ComparedIssueFragment, OfferedIssueFragment } from '#schema/generated/client/graphql.ts';
import { pressed, pressedAmong } from '#src/ui/pressed.ts';
import type { KeyboardEvent } from 'react';

export type Compared = ComparedIssueFragment;

/** An issue that can be the original, and why it is offered. */
export type Offered = { readonly issue: Compared; readonly why: string };

const pick = (found: OfferedIssueFragment, why: string): Offered =>
  found.original === null || found.originalId === null
    ? { issue: found, why }
    : { issue: found.original, why: `Original of ${found.code}` };

/** Each original once, without the issue itself; a duplicate leads to its original. */
export const offeredOf = (
  issueId: string,
  found: readonly { readonly issue: OfferedIssueFragment; readonly likeness?: number }[],
): readonly Offered[] => {
  const all = found
    .filter(({ issue }) => issue.id !== issueId)
    .map(({ issue, likeness }) => pick(issue, likeness === undefined ? issue.test.name : `${likeness}% similar`))
    .filter(({ issue }) => issue.id !== issueId);
  return all.filter(({ issue }, at) => all.findIndex((other) => other.issue.id === issue.id) === at);
};

type Keys = { readonly refusal: string | null; readonly onMerge: () => void; readonly onLeave: () => void };

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'search';

const focusIn = (query: string): void => document.querySelector<HTMLElement>(`[role=dialog] ${query}`)?.focus();

/** Enter merges, 2 rejects without an original, / searches; the words that are typed stay words. */
export const keysOf =
  ({ refusal, onMerge, onLeave }: Keys) =>
  (event: KeyboardEvent): void => {
    if (event.repeat || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isField(event.target)) {
      if (pressed(event) !== 'Enter' && pressed(event) !== 'ArrowDown') return;
      event.preventDefault();
      return focusIn('[type=radio]:checked');
    }
    const key = pressedAmong(event, (each) => each === '2' || each === '/');
    const isEnter = key === 'Enter' && event.target.closest('button, a') === null;
    if (!isEnter && key !== '2' && key !== '/') return;
    event.preventDefault();
    if (key === '2') return onLeave();
    if (key === '/') return focusIn('[type=search]');
    if (refusal === null) onMerge();
  };
