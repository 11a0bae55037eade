import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { channelOf } from '../room/silent.builders.ts';
import { ChannelsView } from './channels.view.tsx';

afterEach(cleanup);

it('names beside which conversations the tester is there', () => {
  const channels = [
    channelOf({ id: 'a', participantId: 'p1', testerName: 'Ann Lind' }),
    channelOf({ id: 'b', participantId: 'p2', testerName: 'Ben Ode' }),
  ];
  render(<ChannelsView channels={channels} there={new Set(['p2'])} onOpen={() => undefined} />);
  const rows = screen.getAllByRole('button');
  expect(rows.map((row) => within(row).queryByText('Here now') !== null)).toEqual([false, true]);
});
