// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastHost } from '#src/ui/toast.tsx';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ArchiveControl } from './attachment/archive-attachment.act.tsx';
import { DismissMassPassing } from './dismiss-mass-passing/dismiss-mass-passing.act.tsx';

afterEach(cleanup);

const show = (part: React.ReactNode) => {
  const { calls, SignedIn } = signedInWith(() => Promise.resolve({ successful: true, errors: [], result: null }));
  render(
    <SignedIn>
      {part}
      <ToastHost />
    </SignedIn>,
  );
  return calls;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const facts = {
  resultsCount: 8,
  passedCount: 8,
  fieldsCount: 40,
  hourlyRate: 800,
  peersCount: 3,
  peersHourlyRate: 90,
};
const suspected = (isSuspected: boolean) => <DismissMassPassing testId="t1" participantId="p1" isSuspected={isSuspected} facts={facts} />;

describe('the card of mass passing', () => {
  it('RE-290, RE-531, RE-787: is dismissed, and says so', async () => {
    const calls = show(suspected(true));
    expect(screen.getByText('Possible mass passing')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe('All 8 results passed.');
    press('Dismiss');
    expect(calls).toEqual([{ confirmNoMassPassing: { testId: 't1', participantId: 'p1' } }]);
    expect(await screen.findByText('The mass passing warning has been successfully dismissed.')).toBeDefined();
  });

  it('RE-530: is there only for those who are suspected', () => {
    show(suspected(false));
    expect(screen.queryByText('Possible mass passing')).toBeNull();
  });
});

const file = (archived: boolean, kind = 'case_result_attachment') => ({ id: 'f1', name: 'page.png', archived, kind });

describe('a file of a result', () => {
  it('RE-522: is removed after a question, and Undo restores it', async () => {
    const calls = show(<ArchiveControl file={file(false)} refusal={null} />);
    press('Remove page.png');
    expect(screen.getByRole('alertdialog', { name: 'Remove this attachment?' })).toBeDefined();
    expect(calls).toEqual([]);
    press('Remove');
    await screen.findByText('The attachment has been successfully deleted.');
    fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
    expect(calls).toEqual([
      { archiveCaseResultAttachment: { caseResultAttachmentId: 'f1' } },
      { unarchiveCaseResultAttachment: { caseResultAttachmentId: 'f1' } },
    ]);
  });

  it('RE-523: that was removed is restored, of an answer as of a result', async () => {
    const calls = show(<ArchiveControl file={file(true, 'case_field_attachment_response')} refusal={null} />);
    press('Restore page.png');
    await screen.findByText('The attachment has been successfully restored.');
    expect(calls).toEqual([{ unarchiveCaseFieldAttachmentResponse: { caseFieldAttachmentResponseId: 'f1' } }]);
  });

  it('RE-524: stays where it cannot be removed', () => {
    const calls = show(<ArchiveControl file={file(false)} refusal="The results of this tester are published." />);
    expect(screen.getByRole('button', { name: 'Remove page.png' }).getAttribute('aria-disabled')).toBe('true');
    press('Remove page.png');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual([]);
  });
});
