// @vitest-environment happy-dom
import { launchSupervisedMachine } from '#machines/flows/supervised/launch-supervised.ts';
import { formInputOf, groupOf } from '#machines/flows/supervised/supervised.builders.ts';
import { Anchor, NavigationProvider } from '#src/ui/navigation.tsx';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { useFormKeys } from './form-keys.ts';
import { addressesOf } from './launch-addresses.ts';
import { LaunchContext } from './use-launch.ts';

afterEach(cleanup);

const addresses = addressesOf({ advancedTestId: 'a1', requestedTestId: null });
const actorRef = createActor(launchSupervisedMachine, {
  input: formInputOf({ groups: [groupOf(), groupOf(), groupOf()], groupIds: [4, 2, 7] }),
}).start();
const launch = { actorRef, addresses } as unknown as ComponentProps<typeof LaunchContext>['value'];

function Keys({ section }: { readonly section: string }) {
  useFormKeys(section.startsWith('group-') ? Number(section.slice('group-'.length)) : undefined);
  return (
    <main>
      {['access', 'group-4', 'group-2', 'group-7'].map((id) => (
        <Anchor key={id} href={addresses.form(id)} aria-current={id === section ? 'step' : undefined}>
          {id}
        </Anchor>
      ))}
      <input key={section} aria-label="Name" />
    </main>
  );
}

function Form({ from, gone }: { readonly from: string; readonly gone: string[] }) {
  const [section, go] = useState(from);
  const navigate = (href: string, { replace }: { readonly replace: boolean }) => {
    gone.push(`${replace ? 'replaced by ' : ''}${href}`);
    go(new URL(href, 'https://muster.test').searchParams.get('section') ?? '');
  };
  return (
    <NavigationProvider navigate={navigate}>
      <LaunchContext value={launch}>
        <Keys section={section} />
      </LaunchContext>
    </NavigationProvider>
  );
}

const opened = (from: string) => {
  const gone: string[] = [];
  render(<Form from={from} gone={gone} />);
  document.querySelector('input')?.focus();
  const press = (...keys: readonly ('ArrowDown' | 'ArrowUp')[]) =>
    keys.forEach((key) => void fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, altKey: true }));
  return { gone, press, focused: () => document.activeElement?.textContent };
};

it('goes from group to group by Alt and an arrow, and no further than to the first and the last', () => {
  const { gone, press, focused } = opened('group-4');
  press('ArrowUp');
  expect(gone).toEqual([]);
  press('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect([gone, focused()]).toEqual([['group-2', 'group-7'].map((id) => `replaced by ${addresses.form(id)}`), 'group-7']);
  press('ArrowUp');
  expect(focused()).toBe('group-2');
});

it('goes down to the first group from the sections before them, and not up', () => {
  const { gone, press, focused } = opened('access');
  press('ArrowUp');
  expect(gone).toEqual([]);
  press('ArrowDown');
  expect([gone, focused()]).toEqual([[`replaced by ${addresses.form('group-4')}`], 'group-4']);
});
