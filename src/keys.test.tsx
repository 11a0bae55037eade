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
