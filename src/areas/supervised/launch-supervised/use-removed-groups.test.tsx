// @vitest-environment happy-dom
import { launchSupervisedMachine } from '#machines/flows/supervised/launch-supervised.ts';
import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { formInputOf, groupOf } from '#machines/flows/supervised/supervised.builders.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { useRemovedGroups } from './form.host.tsx';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

function Form({ actorRef }: { readonly actorRef: LaunchSupervisedActorRef }) {
  useRemovedGroups(actorRef);
  return null;
}

const opened = () => {
  const actorRef = createActor(launchSupervisedMachine, {
    input: formInputOf({ groups: [groupOf(), groupOf({ name: 'Berlin' }), groupOf({ name: ' ' })] }),
  }).start();
  const names = () => selectGroups(actorRef.getSnapshot()).map(({ values }) => values.name);
  const remove = (groupId: number) => act(() => actorRef.send({ type: 'group.remove', groupId }));
  const view = render(<Form actorRef={actorRef} />);
  render(<ToastHost />);
  return { names, remove, leave: () => act(() => view.unmount()) };
};
const undo = () => act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));

it('brings back each group that was removed, the latest first', () => {
  const { names, remove } = opened();
  remove(2);
  remove(3);
  expect(screen.getAllByRole('status').map((said) => said.querySelector('span')?.textContent)).toEqual([
    'The tester group was removed.',
    'Berlin was removed.',
  ]);
  undo();
  expect(names()).toEqual(['Group 1', ' ']);
  const [leaving, standing] = screen.getAllByRole('button', { name: /^Undo/ });
  act(() => void fireEvent.click(leaving as HTMLElement));
  expect(names()).toEqual(['Group 1', ' ']);
  act(() => void fireEvent.click(standing as HTMLElement));
  expect(names()).toEqual(['Group 1', 'Berlin', ' ']);
});

it('takes the offer back when the form is left', () => {
  const { names, remove, leave } = opened();
  remove(2);
  leave();
  undo();
  expect(names()).toEqual(['Group 1', ' ']);
});
