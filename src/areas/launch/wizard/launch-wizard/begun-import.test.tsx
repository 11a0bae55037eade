// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { restOf } from '#machines/flows/launch/import/begun-import.rules.ts';
import type { BegunImport as Begun, FindImport, ImportPlace, KeepOrder } from '#machines/flows/launch/import/begun-import.rules.ts';
import { selectBegun } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import { testDataStepMachine } from '#machines/flows/launch/wizard/test-data-step.ts';
import { begunImport, listener, ownTest } from '#machines/flows/launch/launch.builders.ts';
import { exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { BegunImport } from './begun-import.host.tsx';

afterEach(cleanup);

async function show(found: Begun | null) {
  const findImport: FindImport = fromPromise(async (): Promise<readonly Begun[]> => (found === null ? [] : [found]));
  const actors = { findImport, keepImport: fromCallback<KeepOrder, ImportPlace>(() => {}) };
  const values = exploratory({ requiresTestData: 'true' });
  const input = { ...ownTest, step: 'test-data' as const, values, flags: flagsWith({ uniqueTestData: true }), listener: listener().ref };
  const stepRef = createActor(testDataStepMachine.provide({ actors }), { input }).start();
  await vi.waitFor(() => expect(selectBegun(stepRef.getSnapshot())).toBe(found));
  render(<BegunImport stepRef={stepRef} />);
}
const title = 'Part of what was saved with this import could not be opened.';
const goOn = () => screen.queryByRole('button', { name: 'Continue the import' });

describe('an import that was begun over a step', () => {
  it('is as it was left where all of it can be read', async () => {
    await show(begunImport({ kind: 'test_data' }));
    expect([goOn(), screen.queryByText(title)]).toEqual([expect.anything(), null]);
    expect(screen.getByText(/Its columns and cells are as you left them\.$/)).toBeTruthy();
  });

  it('names what of it cannot be read beside the way on with the rest, until that is thrown away', async () => {
    await show(begunImport({ kind: 'test_data', unread: [{ field: 'edits', of: '', value: 7 }] }));
    expect((await screen.findByText(title)).parentElement?.textContent).toContain('is not part of the import: The cells that were mended.');
    expect(screen.getByText(/What could be opened of its columns and cells is as you left it\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
    expect([goOn(), screen.queryByText(title)]).toEqual([expect.anything(), null]);
  });

  it('has no way on where its rows cannot be read', async () => {
    await show(restOf('test_data', [{ field: 'import', of: '', value: 'x' }]));
    expect((await screen.findByText(title)).parentElement?.textContent).toContain('Its rows and what was made of them.');
    expect(goOn()).toBeNull();
  });
});
