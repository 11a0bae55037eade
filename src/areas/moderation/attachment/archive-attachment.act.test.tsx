import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { ToastHost } from '#src/ui/toast.tsx';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ArchiveControl } from './archive-attachment.act.tsx';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

const kinds = ['case_result_attachment', 'case_field_attachment_response'];

it.each(kinds)('RE-782, RE-781: tells that a %s was deleted, and that it was restored from there', async (kind) => {
  const { calls, SignedIn } = signedInWith(() => Promise.resolve({ successful: true, errors: [] }));
  render(
    <SignedIn>
      <ArchiveControl file={{ id: 'f1', name: 'one.png', archived: false, version: 1, kind }} refusal={null} />
      <ToastHost />
    </SignedIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove one.png' }));
  expect(screen.queryByText('The attachment has been successfully deleted.')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText('The attachment has been successfully deleted.', {}, { timeout: 10_000 });
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/u }));
  await screen.findByText('The attachment has been successfully restored.', {}, { timeout: 10_000 });
  expect(calls).toHaveLength(2);
});

it.each(kinds)('puts a %s back only as it was seen', async (kind) => {
  const { calls, SignedIn } = signedInWith(() => Promise.resolve({ successful: true, errors: [] }));
  render(
    <SignedIn>
      <ArchiveControl file={{ id: 'f1', name: 'one.png', archived: true, version: 7, kind }} refusal={null} />
      <ToastHost />
    </SignedIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Restore one.png' }));
  await screen.findByText('The attachment has been successfully restored.', {}, { timeout: 10_000 });
  expect(JSON.stringify(calls)).toContain('"version":7');
});
