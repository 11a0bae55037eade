// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetKept, isKept, keepHere } from '#src/keeping/kept.ts';
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
