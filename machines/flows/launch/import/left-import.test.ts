import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { file, good, bad, unclosed, left, start, importing, finished } from './import-rows.builders.ts';
import { importRowsMachine } from './import-rows.ts';
import type { BegunImport, ImportPlace, KeepOrder } from './begun-import.rules.ts';
import { selectIsAtRisk, selectMapping } from './import-rows.selectors.ts';

describe('an import that is left and taken up again', () => {
  it('knows whether somebody worked on rows that this device does not keep', async () => {
    const { actor } = await importing(bad, {}, undefined, { isFull: true });
    const isAtRisk = (): boolean => selectIsAtRisk(actor.getSnapshot());
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'file.choose', file });
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'column.map', column: 0, target: 'leave_out' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'import.kept', revision: actor.getSnapshot().context.revision });
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'column.map', column: 0, target: 'code' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'import.cancel' });
    expect(isAtRisk()).toBe(false);
  });

  it('keeps each change on this device, and forgets it once it is imported, cancelled or begun anew', async () => {
    const { actor, seen } = await importing(bad);
    actor.send({ type: 'column.map', column: 0, target: 'leave_out' });
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    const [begun, ...more] = seen.begun.slice(-3);
    expect(begun).toMatchObject({ begun: { source: { from: 'file', file }, mapping: ['code', 'name', 'instruction'], edits: {} } });
    expect(more).toMatchObject([
      { begun: { mapping: ['leave_out', 'name', 'instruction'], edits: {} } },
      { begun: { mapping: ['leave_out', 'name', 'instruction'], edits: { '3:2': 'Press Pay' }, updatesByCode: true } },
    ]);
    actor.send({ type: 'import.confirm' });
    expect(seen.begun.at(-1)?.type).toBe('import.keep');
    await finished(actor);
    expect(seen.begun.at(-1)?.type).toBe('import.forget');
    for (const ended of ['import.cancel', 'read.stop', 'read.refused'] as const) {
      const other = await importing(bad);
      other.actor.send(ended === 'read.refused' ? { type: ended, faults: [unclosed], ways: null } : { type: ended });
      expect([ended, other.seen.begun.at(-1)?.type]).toEqual([ended, 'import.forget']);
    }
  });

  it('goes on where it was left, with the same rows, columns and mended cells', async () => {
    const { actor, seen } = await importing(bad, { begun: left(), present: [oneCase(1)], replaces: 1 });
    expect(seen.inputs[0]?.source).toEqual({ from: 'file', file });
    expect(selectMapping(actor.getSnapshot())).toEqual(['leave_out', 'name', 'instruction']);
    actor.send({ type: 'import.confirm' });
    expect((await finished(actor))?.values).toMatchObject({
      testCases: [{ code: '', name: 'Pay', steps: [{ instruction: 'Open' }, { instruction: 'Press Pay' }] }],
    });
  });

  it('finds what was begun, and goes on with it', async () => {
    const { actor, seen } = await importing(bad, {}, undefined, { found: left() });
    expect([seen.sought, selectMapping(actor.getSnapshot())]).toEqual([
      [{ testId: 't1', kinds: ['test_cases'] }],
      ['leave_out', 'name', 'instruction'],
    ]);
    expect(actor.getSnapshot().context.updatesByCode).toBe(false);
    const { seen: asked } = await importing(bad, { begun: left() });
    expect(asked.sought).toEqual([]);
  });

  it('ends at once where nothing was begun and no file may be chosen', async () => {
    const machine = importRowsMachine.provide({
      actors: {
        findImport: fromPromise(async (): Promise<readonly BegunImport[]> => []),
        keepImport: fromCallback<KeepOrder, ImportPlace>(() => {}),
      },
    });
    const actor = createActor(machine, { input: start({ mayChoose: false }) }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(actor.getSnapshot().output).toEqual({ ending: 'left', begun: null });
  });

  it('forgets nothing when it is left: not on this device, and not for who comes back', async () => {
    const { actor, seen } = await importing(bad);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    actor.send({ type: 'import.leave' });
    expect([actor.getSnapshot().output, seen.begun.at(-1)?.type]).toMatchObject([
      {
        ending: 'left',
        begun: { source: { from: 'file', file }, mapping: ['code', 'name', 'instruction'], edits: { '3:2': 'Press Pay' } },
      },
      'import.keep',
    ]);
    const { actor: unread } = await importing('silent', { begun: left() });
    unread.send({ type: 'import.leave' });
    expect(unread.getSnapshot().output).toEqual({ ending: 'left', begun: left() });
  });

  it('is imported all the same when it is left while its columns are remembered', async () => {
    const { actor } = await importing(good, {}, () => new Promise(() => {}));
    actor.send({ type: 'import.confirm' });
    actor.send({ type: 'import.leave' });
    expect((await finished(actor))?.imported).toBe(1);
  });

  it('has nothing to go on with where the rows were refused', async () => {
    const { actor } = await importing('silent');
    actor.send({ type: 'read.refused', faults: [unclosed], ways: null });
    actor.send({ type: 'import.leave' });
    expect(actor.getSnapshot().output).toEqual({ ending: 'left', begun: null });
  });

  it('puts aside what speaks of columns that the rows do not have any more', async () => {
    const { edits } = left();
    const taken = async (more: Partial<BegunImport>) => {
      const { actor } = await importing(bad, { begun: left(more) });
      const { context } = actor.getSnapshot();
      return [selectMapping(actor.getSnapshot()), context.edits, context.unread.map(({ field, value }) => [field, value])];
    };
    const guessed = ['code', 'name', 'instruction'];
    expect(await taken({ mapping: ['name'] })).toEqual([
      guessed,
      {},
      [
        ['mapping', ['name']],
        ['edits', edits],
      ],
    ]);
    expect(await taken({ mapping: ['code', 'name', 'title'] })).toEqual([guessed, edits, [['mapping', ['code', 'name', 'title']]]]);
    expect(await taken({ mapping: [] })).toEqual([guessed, edits, []]);
  });
});
