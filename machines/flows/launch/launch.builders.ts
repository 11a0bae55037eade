import { createActor, fromCallback, fromPromise, fromTransition } from 'xstate';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ActorRef, AnyEventObject, Snapshot } from 'xstate';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { importRowsMachine } from './import/import-rows.ts';
import type { BegunImport, FindImport } from './import/begun-import.rules.ts';
import type { SavedDraft } from './drafts/keep-draft.ts';

type Listener = { readonly ref: ActorRef<Snapshot<unknown>, AnyEventObject>; readonly heard: readonly AnyEventObject[] };

export function listener(): Listener {
  const heard: AnyEventObject[] = [];
  const ref = createActor(
    fromTransition((_, event: AnyEventObject) => {
      heard.push(event);
      return null;
    }, null),
  ).start();
  return { ref, heard };
}

export const ownTest = { testId: 't1', isReading: false } as const;

export const requestOf = (count: number, more: Partial<RequestDraft> = {}): RequestDraft => ({
  ...emptyDraft('UTC'),
  name: 'Release 11',
  tests: Array.from({ length: count }, (_, index) => ({ id: `t${index + 1}`, values: exploratory({ name: `Test #${index + 1}` }) })),
  ...more,
});

export const savedDraft = (draft: RequestDraft, version = 1): SavedDraft => ({
  draftId: 'd1',
  version,
  savedAt: '2026-11-21T09:00:00.000Z',
  draft,
});

export const begunImport = (more: Partial<BegunImport> = {}): BegunImport => ({
  kind: 'test_cases',
  source: { from: 'clipboard', text: 'Name\nPay', html: '' },
  sheet: null,
  reading: asFound,
  mapping: ['name'],
  edits: { '2:0': 'Pay twice' },
  updatesByCode: false,
  unread: [],
  ...more,
});

export const silentImport = importRowsMachine.provide({
  actors: { findImport: fromPromise(async () => []) as FindImport, runEngine: fromCallback(() => {}), keepImport: fromCallback(() => {}) },
});
