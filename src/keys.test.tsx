// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeys } from './keys.ts';
import type { KeyBindings } from './keys.ts';

afterEach(cleanup);

function Screen({ bindings }: { readonly bindings: KeyBindings }) {
  useKeys(bindings);
  return null;
}

const over = (attributes: string): Element => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div ${attributes}><div role="dialog"><ul role="menu"><li tabindex="0">End</li></ul></div></div>`,
  );
  return document.body.lastElementChild as Element;
};

describe('keys of a screen', () => {
  it('rest while a dialog is open, and act again as soon as it closed, while it fades', () => {
    const act = vi.fn<() => void>();
    render(<Screen bindings={{ s: act }} />);
    const dialog = over('');
    const item = dialog.querySelector('li') as HTMLElement;
    fireEvent.keyDown(item, { key: 's', code: 'KeyS' });
    expect(act).not.toHaveBeenCalled();
    dialog.setAttribute('data-exiting', 'true');
    fireEvent.keyDown(item, { key: 's', code: 'KeyS' });
    expect(act).toHaveBeenCalledTimes(1);
    dialog.remove();
  });

  it('rest while somebody types, but for the keys that are no letters', () => {
    const act = vi.fn<() => void>();
    render(<Screen bindings={{ s: act, F8: act }} />);
    const area = document.body.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(area, { key: 's', code: 'KeyS' });
    expect(act).not.toHaveBeenCalled();
    fireEvent.keyDown(area, { key: 'F8', code: 'F8' });
    expect(act).toHaveBeenCalledTimes(1);
    area.remove();
  });

  it('of which several make one act go before what the last of them does alone', () => {
    const [alone, together] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(<Screen bindings={{ s: alone }} />);
    render(<Screen bindings={{ 'g s': together }} />);
    const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
    press('g');
    press('s');
    expect([alone.mock.calls.length, together.mock.calls.length]).toEqual([0, 1]);
    press('s');
    expect([alone.mock.calls.length, together.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('keys on keyboards of other languages', () => {
  const heard = (binding: string, event: KeyboardEventInit): number => {
    const act = vi.fn<() => void>();
    const { unmount } = render(<Screen bindings={{ [binding]: act }} />);
    fireEvent.keyDown(document.body, event);
    unmount();
    return act.mock.calls.length;
  };

  it.each([
    ['AZERTY: the digit with Shift', '1', { key: '1', code: 'Digit1', shiftKey: true }],
    ['AZERTY: the key of the digit alone', '1', { key: '&', code: 'Digit1' }],
    ['AZERTY: an accented letter in its place', '2', { key: 'é', code: 'Digit2' }],
    ['AZERTY and German: a sign that takes Shift', '/', { key: '/', code: 'Period', shiftKey: true }],
    ['every keyboard: the question mark', '?', { key: '?', code: 'Slash', shiftKey: true }],
    ['Cyrillic', 'j', { key: 'о', code: 'KeyJ' }],
    ['Cyrillic with Shift', 'Shift+J', { key: 'О', code: 'KeyJ', shiftKey: true }],
    ['Cyrillic with Control', '$mod+k', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Greek', 'x', { key: 'χ', code: 'KeyX' }],
    ['Dvorak: its own letter', 'j', { key: 'j', code: 'KeyC' }],
  ])('%s', (_, binding, event) => expect(heard(binding, event)).toBe(1));

  it.each([
    ['Dvorak: another letter in its place', 'j', { key: 'h', code: 'KeyJ' }],
    ['AZERTY: q in the place of a', 'a', { key: 'q', code: 'KeyA' }],
    ['the sign above a digit', '1', { key: '!', code: 'Digit1', shiftKey: true }],
    ['a letter with Shift', 'j', { key: 'J', code: 'KeyJ', shiftKey: true }],
    ['a key that the browser takes', '1', { key: '1', code: 'Digit1', ctrlKey: true }],
    ['a key of an input method, in Safari after its word', 'j', { key: 'j', code: 'KeyJ', keyCode: 229 }],
    ['a key of an input method', 'j', { key: 'j', code: 'KeyJ', isComposing: true }],
  ])('not %s', (_, binding, event) => expect(heard(binding, event)).toBe(0));

  it('one after the other', () => {
    const go = vi.fn<() => void>();
    render(<Screen bindings={{ 'g r': go }} />);
    fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'к', code: 'KeyR' });
    expect(go).toHaveBeenCalledTimes(1);
  });
});
