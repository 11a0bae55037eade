import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { relatedTexts } from '#machines/flows/moderation/relate-issue.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
import type { Answers } from '#tests/support/hosted.tsx';
import { RelateIssueHost } from './relate-issue.host.tsx';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

const done = { __typename: 'CaseResultChange', successful: true, result: null, participant: null, errors: [] };
const refused = { ...done, successful: false, errors: [{ __typename: 'UserError', code: 'gone', message: 'It is gone.', path: null }] };

const open = (answers: Answers): void => {
  const { Hosted } = hostedFor('test_manager', answers);
  render(
    <Hosted>
      <RelateIssueHost caseResultId="r1" responseId="s1" code="NW-7" refusals={{ edit: null, letPass: null, askEdit: null }} />
      <ToastHost />
    </Hosted>,
  );
};

it('RE-785: tells that the code of a related issue was updated, once it was', async () => {
  const said = 'The related issue code has been successfully updated.';
  const answers = [refused, done];
  open({ EditText_Save: () => ({ flexibleTestingUpdateTestCaseResultResponse: answers.shift() }) });
  fireEvent.click(screen.getByRole('button', { name: 'Change the code of NW-7' }));
  fireEvent.change(screen.getByLabelText('Code in place of NW-7'), { target: { value: 'NW-8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('It is gone.');
  expect(screen.queryByText(said)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(said);
});

it('takes a code back only while it still stands there, and says who changed it', async () => {
  const sent: object[] = [];
  const since = {
    ...refused,
    errors: [{ __typename: 'UserError', code: 'stale_object', message: 'Ben Ito changed this since.', path: 'value' }],
  };
  const answers = [done, since];
  open({
    EditText_Save: ({ input }) => {
      sent.push(Object(input) as object);
      return { flexibleTestingUpdateTestCaseResultResponse: answers.shift() };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change the code of NW-7' }));
  fireEvent.change(screen.getByLabelText('Code in place of NW-7'), { target: { value: 'NW-8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByText('Ben Ito changed this since.');
  expect(sent).toEqual([
    { caseResultResponseId: 's1', value: { step: { issueId: 'NW-8' } }, seen: 'NW-7' },
    { caseResultResponseId: 's1', value: { step: { issueId: 'NW-7' } }, seen: 'NW-8' },
  ]);
});

it('RE-786: tells that a related issue was deleted, once it was', async () => {
  const said = 'The related issue has been successfully deleted.';
  const answers = [refused, done];
  open({ RelateIssue_Delete: () => ({ deleteRelatedIssue: answers.shift() }) });
  for (const words of ['It is gone.', said]) {
    expect(screen.queryByText(said)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete NW-7' }));
    fireEvent.click(await screen.findByRole('button', { name: relatedTexts.letPass }));
    await screen.findByText(words);
  }
});
