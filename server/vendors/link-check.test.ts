import { describe, expect, it } from 'vitest';
import { linkCheckWith } from './link-check.ts';

const refusing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error('refused'), { code });
};
const answering = (status: number) => async () => ({ status });
const at = { now: () => new Date('2026-11-21T09:00:00.000Z') };

describe('the check of a link', () => {
  it.each([
    [200, 'answers'],
    [401, 'answers'],
    [403, 'answers'],
    [404, 'missing'],
    [410, 'missing'],
    [503, 'unreachable'],
  ])('reads the status %i as %s', async (status, state) => {
    expect(await linkCheckWith(answering(status), at.now)('https://a.example')).toBe(state);
  });

  it.each([
    ['redirected', 'answers'],
    ['too_large', 'answers'],
    ['encoded', 'answers'],
    ['inside', 'inside'],
    ['unknown_host', 'unreachable'],
    ['unreachable', 'unreachable'],
    ['too_slow', 'unreachable'],
    ['not_https', 'unchecked'],
    ['malformed', 'unchecked'],
  ])('reads the refusal %s as %s', async (code, state) => {
    expect(await linkCheckWith(refusing(code), at.now)('https://a.example')).toBe(state);
  });

  it('asks for the same address once a minute, and forgets the oldest of very many', async () => {
    const asked: string[] = [];
    let now = 0;
    const check = linkCheckWith(
      async ({ url }) => {
        asked.push(url);
        return { status: 200 };
      },
      () => new Date(now),
    );
    await Promise.all([check('https://a.example'), check('https://a.example')]);
    now = 59_999;
    await check('https://a.example');
    expect(asked).toEqual(['https://a.example']);
    now = 60_000;
    await check('https://a.example');
    expect(asked).toHaveLength(2);
    for (let index = 0; index < 500; index += 1) await check(`https://${index}.example`);
    await check('https://a.example');
    expect(asked).toHaveLength(503);
  });

  it('looks at thirty at the same time, and leaves what comes beyond unchecked until there is room', async () => {
    const answers: (() => void)[] = [];
    const check = linkCheckWith(async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { status: 200 };
    }, at.now);
    const all = Array.from({ length: 40 }, (_, index) => check(`https://${index}.example`));
    expect([answers.length, await Promise.all(all.slice(30))]).toEqual([30, Array.from({ length: 10 }, () => 'unchecked')]);
    for (const answer of answers.splice(0)) answer();
    await Promise.all(all);
    const again = check('https://35.example');
    answers[0]?.();
    expect(await again).toBe('answers');
  });
});
