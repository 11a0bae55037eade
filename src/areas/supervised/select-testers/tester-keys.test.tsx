import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { useTesterKeys } from '../launch-supervised/form-keys.ts';

const send = vi.fn<(event: object) => void>();
const groupOf = (isAutomatic: boolean): TesterGroupActorRef =>
  ({ send, getSnapshot: () => ({ hasTag: (tag: string) => tag === (isAutomatic ? 'automatic' : 'manual') }) }) as never;

function Rows({ groupRef }: { readonly groupRef: TesterGroupActorRef | undefined }) {
  useTesterKeys(groupRef);
  return (
    <main>
      <table>
        <tbody>
          {['t1', 't2', 't3'].map((id) => (
            <tr key={id} data-key={id} tabIndex={-1}>
              <td>{id}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const show = (groupRef: TesterGroupActorRef | undefined): void => {
  render(<Rows groupRef={groupRef} />);
  for (const row of document.querySelectorAll<HTMLElement>('tr')) Object.defineProperty(row, 'offsetParent', { value: document.body });
};
const press = (key: string): void =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['key'];

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('walks the testers, and takes out the one in focus, going on to the next', () => {
  show(groupOf(true));
  press('x');
  expect(send).not.toHaveBeenCalled();
  press('j');
  press('j');
  expect(focused()).toBe('t2');
  press('x');
  expect([send.mock.calls, focused()]).toEqual([[[{ type: 'tester.remove', testerId: 't2' }]], 't3']);
  press('k');
  expect(focused()).toBe('t2');
});

it('selects by hand, or makes a backup, and stays there', () => {
  show(groupOf(false));
  press('j');
  press('x');
  press('b');
  expect([send.mock.calls.flat(), focused()]).toEqual([
    [
      { type: 'tester.add', testerId: 't1', place: 'selected' },
      { type: 'tester.add', testerId: 't1', place: 'backups' },
    ],
    't1',
  ]);
});

it('rests where no group is shown', () => {
  show(undefined);
  press('j');
  press('x');
  expect([send.mock.calls, focused()]).toEqual([[], undefined]);
});
