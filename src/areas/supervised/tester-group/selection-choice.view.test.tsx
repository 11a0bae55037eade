// @vitest-environment happy-dom
import { testerGroupMachine } from '#machines/flows/supervised/tester-group.ts';
import type { GroupNotice } from '#machines/flows/supervised/tester-group.ts';
import { reasonPresets } from '#machines/flows/supervised/tester-group.rules.ts';
import { groupOf, witness } from '#machines/flows/supervised/supervised.builders.ts';

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { SelectionChoice } from './selection-choice.tsx';

afterEach(cleanup);

it.each(['Selected', 'Backup'])('%s tester emails are found in what a mail program wrote', (which) => {
  const values = groupOf({ isAutomatic: false, selected: '', backups: '' });
  const actorRef = createActor(testerGroupMachine, {
    input: { groupId: 1, advancedTestId: 'a1', values, listener: witness<GroupNotice>().ref },
  }).start();
  render(<SelectionChoice actorRef={actorRef} lines={{ selected: null, backups: null }} reasonError={null} backupsError={null} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`${which} tester emails`, 'u') });
  const event = createEvent.paste(field);
  const text = `"Jones, Bob; Sales" <bob@x.com>; O'Neil, Kate <kate.o'neil@x.com>\nFrank frank@x.com`;
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  fireEvent(field, event);
  expect(field.value).toBe("bob@x.com, kate.o'neil@x.com, frank@x.com");
});

it('shows the reason that was chosen of those offered, and asks for the words of another', () => {
  const show = (reason: string) => {
    cleanup();
    const values = groupOf({ isAutomatic: false, reason });
    const actorRef = createActor(testerGroupMachine, {
      input: { groupId: 1, advancedTestId: 'a1', values, listener: witness<GroupNotice>().ref },
    }).start();
    render(<SelectionChoice actorRef={actorRef} lines={{ selected: null, backups: null }} reasonError={null} backupsError={null} />);
    return [
      screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked),
      screen.queryAllByLabelText(/^Reason/).length,
    ];
  };
  expect([...reasonPresets, 'They asked for it'].map(show)).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
});
