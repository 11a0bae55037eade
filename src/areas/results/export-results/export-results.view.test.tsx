import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exportResultsMachine } from '#machines/flows/results/export-results.ts';
import type { ExportAnswer, ExportResultsPorts } from '#machines/flows/results/export-results.ts';
import { ExportResultsView } from './export-results.view.tsx';

afterEach(cleanup);

const done = 'Results have been successfully exported.';

const exported = (answer: ExportAnswer): void => {
  const actors: ExportResultsPorts = {
    exportBatch: fromPromise(() => Promise.resolve(answer)),
    finishArchive: fromPromise(() => Promise.resolve()),
  };
  const actorRef = createActor(exportResultsMachine.provide({ actors }), {
    input: { testId: 't1', participantsIds: ['p1', 'p2'] },
  }).start();
  render(<ExportResultsView actorRef={actorRef} total={2} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'One zip file' }));
};

it('RE-749: says that the results were exported once they were, and not where they were refused', async () => {
  exported({ kind: 'refused', message: 'Too many calls.' });
  await screen.findByText('Too many calls.');
  expect(screen.queryByText(done)).toBeNull();
  cleanup();
  exported({ kind: 'given' });
  await screen.findByText(done);
});

it('RE-749: says whose results go out before it begins, how far it is while it runs, and can be continued where it failed', async () => {
  let answer: (come: ExportAnswer) => void = () => undefined;
  const actors: ExportResultsPorts = {
    exportBatch: fromPromise(() => new Promise((resolve) => (answer = resolve))),
    finishArchive: fromPromise(() => Promise.resolve()),
  };
  const actorRef = createActor(exportResultsMachine.provide({ actors }), { input: { testId: 't1', participantsIds: ['p1'] } }).start();
  render(<ExportResultsView actorRef={actorRef} total={1} onClose={() => undefined} />);
  const said = ['The results of 1 tester who submitted something.', '0 of 1 tester', 'Not now.', done];
  const shown = () => said.map((text) => screen.queryAllByText(text).length > 0);
  const bars = () => screen.queryAllByRole('img', { name: '0 of 1 tester' }).length;
  expect([shown(), bars()]).toEqual([[true, false, false, false], 0]);
  fireEvent.click(screen.getByRole('button', { name: 'One zip file' }));
  expect([shown(), bars(), screen.queryAllByRole('button', { name: 'Cancel' }).length]).toEqual([[false, true, false, false], 1, 1]);
  answer({ kind: 'refused', message: 'Not now.' });
  await screen.findByRole('button', { name: 'Continue' });
  expect(shown()).toEqual([false, false, true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  answer({ kind: 'given' });
  await screen.findByText(done);
  expect(shown()).toEqual([false, false, false, true]);
});
