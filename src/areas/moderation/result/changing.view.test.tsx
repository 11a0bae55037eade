// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#machines/lib/answer.ts';
import { editTextMachine } from '#machines/flows/moderation/edit-text.ts';
import type { SaveText, SaveTextAnswer } from '#machines/flows/moderation/edit-text.ts';
import { relateIssueMachine } from '#machines/flows/moderation/relate-issue.ts';
import type { DeleteIssue, RelateIssue } from '#machines/flows/moderation/relate-issue.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { EditTextView } from '../edit-text/edit-text.view.tsx';
import { EditableText } from '../edit-text/editable-text.host.tsx';
import { RelateIssueView } from '../relate-issue/relate-issue.view.tsx';
import { Edits } from './result-body.tsx';

afterEach(cleanup);

const editing = (answer: SaveTextAnswer = { kind: 'saved' }) => {
  const calls: SaveText[] = [];
  const saveText = fromPromise<SaveTextAnswer, SaveText>(({ input }) => {
    calls.push(input);
    return Promise.resolve(answer);
  });
  const input = { caseResultResponseId: 'a1', part: 'text', name: 'Step 1' } as const;
  const actorRef = createActor(editTextMachine.provide({ actors: { saveText } }), { input }).start();
  actorRef.send({ type: 'text.edit', text: 'Before' });
  render(<EditTextView actorRef={actorRef} name="Step 1" />);
  return { calls, type: (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }) };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
const saves = () => screen.getByRole('button', { name: /^Save/ });

describe('the edit box of a text', () => {
  it('RE-218: holds the text and sends what is typed', () => {
    const { calls, type } = editing();
    expect(screen.getByRole('textbox', { name: 'Step 1' }).textContent).toBe('Before');
    type('After');
    press('Save');
    expect(calls).toMatchObject([{ caseResultResponseId: 'a1', text: 'After', seen: 'Before' }]);
  });

  it('RE-219: has Save disabled while the text is empty', () => {
    const { calls, type } = editing();
    type('  ');
    expect(saves().getAttribute('aria-disabled')).toBe('true');
    press('Save');
    expect(calls).toEqual([]);
    type('x');
    expect(saves().getAttribute('aria-disabled')).toBeNull();
  });

  it('shows both texts to the second editor', async () => {
    const { type } = editing({ kind: 'overtaken', theirs: 'Of somebody else' });
    type('Mine');
    press('Save');
    expect(await screen.findByText('Of somebody else')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Your text' }).textContent).toBe('Mine');
    expect([screen.getByRole('button', { name: 'Take theirs' }), screen.getByRole('button', { name: 'Keep mine' })]).toHaveLength(2);
  });
});

describe('a text with a pen', () => {
  it('has the focus at the pen again once the box is gone', async () => {
    const answered = { data: { flexibleTestingUpdateTestCaseResultResponse: { successful: true, errors: [], result: null } } };
    const signedIn = {
      viewer: { id: 'u1', role: 'test_manager', organization: { id: 'o1' } },
      portal: { client: { mutation: () => ({ toPromise: () => Promise.resolve(answered) }) } },
    } as unknown as SignedIn;
    render(
      <SignedInContext value={signedIn}>
        <EditableText responseId="a1" part="text" name="Step 1" value="Before" refusal={null}>
          Before
        </EditableText>
      </SignedInContext>,
    );
    const pen = () => screen.getByRole('button', { name: 'Edit Step 1' });
    const focused = () => screen.queryByRole('button', { name: 'Edit Step 1' }) === document.activeElement;
    for (const end of [{ key: 'Escape' }, { key: 'Enter', ctrlKey: true }]) {
      fireEvent.click(pen());
      const box = screen.getByRole('textbox', { name: 'Step 1' });
      box.focus();
      fireEvent.keyDown(box, end);
      await expect.poll(focused).toBe(true);
    }
  });
});

describe('what was edited', () => {
  it('is told with the words before and after', () => {
    render(
      <Edits edits={[{ description: 'Ana Souza changed: Step 1.', timestamp: '2026-11-21T14:05:00.000Z', before: 'Yes', after: 'No' }]} />,
    );
    expect(screen.getByRole('listitem').textContent).toBe(
      '21 Nov 2026, 14:05 UTC Ana Souza changed: Step 1.What was changedBeforeYesAfterNo',
    );
  });
});

const relating = (refusals: { letPass?: string | null; askEdit?: string | null } = {}, code: string | null = 'NW-412-R-2') => {
  const calls: unknown[] = [];
  const logic = <Input extends object>() =>
    fromPromise<Answer, Input>(({ input }) => {
      calls.push(input);
      return new Promise<Answer>(() => undefined);
    });
  const actors = { relateIssue: logic<RelateIssue>(), deleteIssue: logic<DeleteIssue>() };
  const actorRef = createActor(relateIssueMachine.provide({ actors }), { input: { caseResultResponseId: 'i1', seen: '' } }).start();
  render(
    <RelateIssueView
      actorRef={actorRef}
      code={code}
      refusals={{ edit: null, letPass: null, askEdit: null, ...refusals }}
      options={[{ code: 'NW-412-KI-1', title: 'Slow search', severity: 'low', known: true, testerName: 'Lena' }]}
    />,
  );
  return calls;
};

describe('the related issue', () => {
  it('RE-521: is typed as free text, with examples in the empty field', () => {
    const calls = relating();
    press('Change the code');
    const field = screen.getByRole('textbox', { name: 'Code in place of NW-412-R-2' });
    expect(field.getAttribute('placeholder')).toBe('GAT-123-1 or GAT-123-KI-1');
    fireEvent.change(field, { target: { value: 'NW-412-1' } });
    press('Save');
    expect(calls).toEqual([{ caseResultResponseId: 'i1', code: 'NW-412-1', seen: 'NW-412-R-2' }]);
  });

  it('is picked from the issues of the test', () => {
    const calls = relating({}, null);
    press('Relate an issue');
    press('NW-412-KI-1');
    press('Save');
    expect(calls).toEqual([{ caseResultResponseId: 'i1', code: 'NW-412-KI-1', seen: '' }]);
  });

  it('RE-519, RE-520: is deleted with an edit asked for, or with the case passed', () => {
    for (const [choice, changeStatusToPass] of [
      ['Delete and request tester edit', false],
      ['Delete and mark the case as passed', true],
    ] as const) {
      const calls = relating();
      press('Delete NW-412-R-2');
      press(choice);
      expect(calls).toEqual([{ caseResultResponseId: 'i1', changeStatusToPass }]);
      cleanup();
    }
  });

  it('is not deleted in the way that is refused', () => {
    const calls = relating({ askEdit: 'The tester is no longer on this test.' });
    press('Delete NW-412-R-2');
    press('Delete and request tester edit');
    expect(calls).toEqual([]);
    expect(screen.getByText('The tester is no longer on this test.')).toBeDefined();
  });
});
