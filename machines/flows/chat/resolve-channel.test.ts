import { toldOf } from '#machines/lib/act.builders.ts';
import { describe, expect, it } from 'vitest';
import { resolveChannelMachine } from './resolve-channel.ts';

const input = { externalId: 'abc' };

describe('resolving a channel', () => {
  it('SH-445: says that it could not be resolved', async () =>
    expect(await toldOf(resolveChannelMachine, input, () => Promise.reject(new Error('lost')))).toEqual([
      { type: 'act.refused', message: 'There was an error with channel resolving.' },
    ]));
});
