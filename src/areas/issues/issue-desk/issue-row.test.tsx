// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listedIssue } from '../issue/issue.builders.ts';
import { IssueRow } from './issue-row.tsx';
import { tagsInRow } from '../issue/issue-list.ts';

afterEach(cleanup);

const show = (more: Parameters<typeof listedIssue>[0] = {}, props: Partial<Parameters<typeof IssueRow>[0]> = {}) => {
  const onToggle = vi.fn<(issueId: string, isRange: boolean) => void>();
  const onVisit = vi.fn<(issueId: string) => void>();
  const onLeft = vi.fn<(issueId: string) => void>();
  const { container } = render(
    <ul>
      <IssueRow
        issue={listedIssue(more)}
        href="/results/t1/issue/i1"
        isCurrent={false}
        isSelected={false}
        isLeaving={false}
        isSelecting={false}
        limitReason={null}
        refusal={null}
        showsTest={false}
        showsReason={false}
        onToggle={onToggle}
        onVisit={onVisit}
        onLeft={onLeft}
        {...props}
      />
    </ul>,
  );
  return { container, onToggle, onVisit, onLeft, text: container.textContent };
};

describe('a row of the list of issues', () => {
  it('RE-116 RE-119 RE-121: shows code, title, tags and severity', () => {
    const { text } = show({ severity: 'high' });
    expect(text).toContain('NW-412-18');
    expect(text).toContain('Guest is charged twice');
    expect(text).toContain('payments');
    expect(screen.getByRole('img', { name: 'High' })).toBeDefined();
  });

  it('RE-117: says that there is a note', () => {
    expect(show().text).not.toContain('1 triage note');
    cleanup();
    expect(show({ issueNote: { id: 'i1' } }).text).toContain('1 triage note');
  });

  it('RE-118: says Unread until the issue is read', () => {
    expect(show().text).toContain('Unread');
    cleanup();
    expect(show({ wasRead: true }).text).not.toContain('Unread');
  });

  it('RE-120: shows the reason under the filter that asks for it only', () => {
    const rejected = { triageStatus: 'rejected', triageReason: 'Duplicate' } as const;
    expect(show(rejected).text).not.toContain('Duplicate');
    cleanup();
    expect(show(rejected, { showsReason: true }).text).toContain('Duplicate');
  });

  it('RE-122: ends with a chevron', () => {
    const { container } = show();
    expect(container.querySelector('a')?.lastElementChild?.getAttribute('class')).toContain('chevron-right');
  });

  it('RE-796: shows about 21 letters of tags and counts the others', () => {
    const tags = ['payments', 'release blocker', 'wording'].map((name) => ({ id: name, name }));
    expect(tagsInRow(tags)).toEqual({ shown: [tags[0]], more: 2 });
    expect(tagsInRow([{ id: 'x', name: 'a tag that is thirty letters lo' }]).more).toBe(0);
  });

  it('is read in place when pressed, and a page of its own by Enter or in a new tab', () => {
    const { onVisit } = show();
    const link = screen.getByRole('link');
    fireEvent.click(link, { detail: 1 });
    expect(onVisit).toHaveBeenCalledExactlyOnceWith('i1');
    fireEvent.click(link, { detail: 0 });
    fireEvent.click(link, { detail: 1, ctrlKey: true });
    expect(onVisit).toHaveBeenCalledTimes(1);
    expect(link.getAttribute('href')).toBe('/results/t1/issue/i1');
  });

  it('is selected by its box; with fifty selected another box refuses and a selected one does not', () => {
    const { onToggle } = show({}, { limitReason: '50 of 50 issues are selected.' });
    const box = screen.getByRole('checkbox', { name: 'Select NW-412-18' });
    expect(box.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box);
    expect(onToggle).not.toHaveBeenCalled();
    cleanup();
    const selected = show({}, { limitReason: '50 of 50 issues are selected.', isSelected: true });
    fireEvent.click(screen.getByRole('checkbox'), { shiftKey: true });
    expect(selected.onToggle).toHaveBeenCalledExactlyOnceWith('i1', true);
  });

  it('is gone once it has moved out of sight', () => {
    const { container, onLeft } = show({}, { isLeaving: true });
    fireEvent.animationEnd(container.querySelector('li')!);
    expect(onLeft).toHaveBeenCalledExactlyOnceWith('i1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says in the place of what else is there why a decision left it out', () => {
    const { text } = show({}, { isSelected: true, isSelecting: true, refusal: 'Please choose a severity.' });
    expect([text?.includes('Please choose a severity.'), text?.includes('payments'), text?.includes('NW-412-18')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('extends the selection to it with Shift, and is not opened', () => {
    const { onToggle, onVisit } = show();
    fireEvent.click(screen.getByRole('link'), { shiftKey: true, detail: 1 });
    expect([onToggle.mock.calls, onVisit.mock.calls]).toEqual([[['i1', true]], []]);
  });

  it('keeps its glyph beside its box while issues are selected', () => {
    show({ severity: 'high' }, { isSelected: true, isSelecting: true });
    expect(screen.getByRole('img', { name: 'High' }).closest('[class*="opacity-0"]')).toBeNull();
  });
});
