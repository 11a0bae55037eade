// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Client } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { forgetKept, isKept, keepHere } from '#src/keeping/kept.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn } from '#src/viewer.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
import { EditableText } from './editable-text.host.tsx';

const place = 'muster.words:o1:u1:s1 text';

afterEach(() => {
  cleanup();
  forgetKept(place);
});

function show() {
  const { Hosted } = hostedFor('test_manager', {}, { id: 'o1' });
  render(
    <Hosted>
      <EditableText responseId="s1" part="text" name="Comment" value="As it was." refusal={null}>
        <p>As it was.</p>
      </EditableText>
    </Hosted>,
  );
}

it('says that what was typed before was not saved, goes on with it, and says nothing once it is given up', () => {
  show();
  expect(screen.queryByText('What you typed here was not saved.')).toBeNull();
  cleanup();
  keepHere(place, { text: 'Half a sent', seen: 'As it was.', unread: [] });
  show();
  expect(screen.getByText('What you typed here was not saved.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Comment' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a sent');
  cleanup();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Discard what was typed for Comment' }));
  expect([screen.queryByText('What you typed here was not saved.'), isKept(place)]).toEqual([null, false]);
});

it('gives the focus back to the pen once the text is closed, and takes it from nobody before', () => {
  show();
  const pen = () => screen.getByRole('button', { name: 'Edit Comment' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(pen());
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(pen());
});

/** The server holds another text and does not take this one. */
const refusing = (code: string): Client => {
  const result = { stepResponses: [{ id: 's1', value: 'As they said it.' }], additionalInformationResponses: [] };
  const errors = [{ code, message: 'Not now.', path: null }];
  const data = { flexibleTestingUpdateTestCaseResultResponse: { successful: false, result, errors } };
  return { mutation: () => ({ toPromise: async () => ({ data }) }) } as unknown as Client;
};

it.each([
  ['stale_object', 1],
  ['invalid_state', 0],
])('shows what another person wrote where that is why a text is refused, and nowhere else: %s', async (code, shown) => {
  const session = { viewer: { id: 'u1', role: 'test_manager', organization: { id: 'o1' } }, portal: { client: refusing(code) } };
  render(
    <SignedInContext value={session as unknown as SignedIn}>
      <EditableText responseId="s1" part="text" name="Comment" value="As it was." refusal={null}>
        <p>As it was.</p>
      </EditableText>
    </SignedInContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit Comment' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'As I say it.' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(false);
  expect([screen.queryAllByText('As they said it.').length, screen.queryAllByRole('button', { name: 'Keep mine' }).length]).toEqual([
    shown,
    shown,
  ]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('As I say it.');
});
