import { useSelector } from '@xstate/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { listener, ownTest, silentImport } from '#machines/flows/launch/launch.builders.ts';
import type { FindImport } from '#machines/flows/launch/import/begun-import.rules.ts';
import { selectImportKind, selectImportRef } from '#machines/flows/launch/wizard/import-step.selectors.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import { caseRun, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { useAddressedImport } from './import-route.ts';

afterEach(cleanup);

const forever: FindImport = fromPromise(() => new Promise(() => {}));

/** The Scope step at an address that comes when it is let through; the page of an import stands at once. */
const opened = (addressed?: ImportKind) => {
  const actors = { importRows: silentImport.provide({ actors: { findImport: forever } }), findImport: forever };
  const step = createActor(scopeStepMachine.provide({ actors }), {
    input: {
      ...ownTest,
      step: 'scope',
      values: caseRun({ testCasesSource: 'csv' }),
      flags: flagsWith({ testCaseUploader: true }),
      listener: listener().ref,
    },
  }).start();
  const ways = { open: vi.fn<(kind: ImportKind) => void>(), close: vi.fn<() => void>() };
  const { rerender } = renderHook(
    (at: ImportKind | undefined) => {
      const importKind = useSelector(step, selectImportKind);
      const importRef = useSelector(step, selectImportRef);
      useEffect(() => (importKind === null ? undefined : step.send({ type: 'import.fetched' })), [importKind]);
      useAddressedImport(step, { addressed: at, importKind, importRef }, ways);
    },
    { initialProps: addressed },
  );
  const says = () => [ways.open.mock.calls.length, ways.close.mock.calls.length];
  return { step, says, kind: () => selectImportKind(step.getSnapshot()), arrive: (at?: ImportKind) => act(async () => rerender(at)) };
};

it('leads from the address to the import, and from Back to its step', async () => {
  const { kind, says, arrive } = opened('test_cases');
  expect([kind(), says()]).toEqual(['test_cases', [0, 0]]);
  await arrive();
  expect([kind(), says()]).toEqual([null, [0, 0]]);
});

it('stays in an import whose page stands before its address has come', async () => {
  const { step, kind, says, arrive } = opened();
  await act(async () => step.send({ type: 'import.open' }));
  expect([kind(), says()]).toEqual(['test_cases', [1, 0]]);
  await arrive('test_cases');
  await arrive();
  await act(async () => step.send({ type: 'import.resume', kind: 'test_cases' }));
  expect([kind(), says()]).toEqual(['test_cases', [2, 0]]);
  await arrive('test_cases');
  expect([kind(), says()]).toEqual(['test_cases', [2, 0]]);
});

it('follows an import that was cancelled', async () => {
  const { step, kind, says, arrive } = opened('test_cases');
  await act(async () => selectImportRef(step.getSnapshot())?.send({ type: 'import.cancel' }));
  expect([kind(), says()]).toEqual([null, [0, 1]]);
  await arrive();
  expect(says()).toEqual([0, 1]);
});
