import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Unread } from '#schema/rules/fit.ts';
import { begunImport } from '../launch.builders.ts';
import { restOf } from './begun-import.rules.ts';
import { importRowsMachine } from './import-rows.ts';
import type { EngineInput, EngineOrder } from './import-rows.rules.ts';
import type { BegunImport, ImportPlace, KeepOrder } from './begun-import.rules.ts';
import { readOf } from './import-rows.builders.ts';
import { selectStage, selectUnread } from './import-rows.selectors.ts';

const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];
const rest = restOf('test_cases', unread);
const read = { ...readOf('test_cases', { headers: ['Name'], rows: [] }), rows: 1, mapping: ['name' as const] };

/** An import of a device that keeps this much of an earlier one. */
async function opened(found: BegunImport | null, mayChoose = true) {
  const orders: KeepOrder[] = [];
  const machine = importRowsMachine.provide({
    actors: {
      findImport: fromPromise(async (): Promise<readonly BegunImport[]> => (found === null ? [] : [found])),
      runEngine: fromCallback<EngineOrder, EngineInput>(() => {}),
      keepImport: fromCallback<KeepOrder, ImportPlace>(({ receive }) => receive((order) => void orders.push(order))),
      keepMapping: fromPromise(async () => {}),
    },
  });
  const input = { kind: 'test_cases', present: [], replaces: 0, given: null, testId: 't1', begun: null, unread: [], mayChoose } as const;
  const actor = createActor(machine, { input }).start();
  await vi.waitFor(() => expect(selectStage(actor.getSnapshot())).not.toBe('finding'));
  return { actor, orders, left: () => orders.at(-1) };
}

describe('an import of which something cannot be read', () => {
  it('says so where its rows are gone, while another file is chosen and refused, and in what is imported instead', async () => {
    const { actor, left } = await opened(rest);
    const says = () => [selectStage(actor.getSnapshot()), selectUnread(actor.getSnapshot())];
    expect([says(), left()]).toEqual([['choosing', unread], { type: 'import.keep', revision: 0, begun: rest }]);
    actor.send({ type: 'table.paste', text: 'Name', html: '' });
    actor.send({ type: 'read.refused', faults: [], ways: null });
    expect([says(), left()]).toEqual([['refused', unread], { type: 'import.keep', revision: 0, begun: rest }]);
    actor.send({ type: 'table.paste', text: 'Name\nPay', html: '' });
    actor.send({ type: 'rows.read', read });
    expect(left()).toMatchObject({ type: 'import.keep', begun: { source: { from: 'clipboard' }, mapping: ['name'], unread } });
  });

  it.each(['import.cancel', 'import.leave'] as const)('keeps it after %s, and gives nothing back that was none', async (type) => {
    const { actor, left } = await opened(rest);
    actor.send({ type });
    expect([left(), actor.getSnapshot().output]).toMatchObject([
      { type: 'import.keep', begun: rest },
      { ending: type === 'import.cancel' ? 'cancelled' : 'left', begun: rest },
    ]);
  });

  it('tells of it where no file may be chosen', async () => {
    const { actor } = await opened(rest, false);
    expect(actor.getSnapshot().output).toEqual({ ending: 'left', begun: rest });
  });

  it('forgets it where it is thrown away, and nothing else', async () => {
    const whole = await opened(rest);
    whole.actor.send({ type: 'unread.forget' });
    expect([whole.left(), selectUnread(whole.actor.getSnapshot())]).toEqual([{ type: 'import.forget', kind: 'test_cases' }, []]);
    expect(whole.actor.getSnapshot().can({ type: 'unread.forget' })).toBe(false);
    const part = await opened(begunImport({ unread }));
    part.actor.send({ type: 'unread.forget' });
    expect(part.left()).toMatchObject({ begun: { ...begunImport(), unread: [] } });
    part.actor.send({ type: 'rows.read', read });
    expect(part.left()).toMatchObject({ begun: { edits: begunImport().edits, mapping: begunImport().mapping, unread: [] } });
    part.actor.send({ type: 'read.refused', faults: [], ways: null });
    expect(part.left()).toEqual({ type: 'import.forget', kind: 'test_cases' });
  });
});
