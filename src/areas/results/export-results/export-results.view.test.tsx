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
