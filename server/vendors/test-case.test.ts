import { expect, it } from 'vitest';
import { eachOf, plainText } from './test-case.ts';

it('makes lines of rich text and leaves plain text alone', () => {
  expect(plainText('<p>Open the <b>cart</b></p><p>Press&nbsp;Pay &amp; wait</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Open the cart\nPress Pay & wait\none\ntwo',
  );
  expect(plainText('a < b and b > c, 2 <3')).toBe('a < b and b > c, 2 <3');
  expect(plainText('&lt;b&gt; is bold, &unknown; stays')).toBe('<b> is bold, &unknown; stays');
  expect([plainText(null), plainText(undefined), plainText('a\0b'), plainText('\ud800x')]).toEqual(['', '', 'ab', '\ufffdx']);
});

it('is quick with text made to be slow', () => {
  for (const evil of ['<a'.repeat(50_000), '&a'.repeat(50_000), '<p>'.repeat(50_000), ' \t'.repeat(50_000)]) {
    const started = performance.now();
    plainText(`${evil}<p>`);
    expect(performance.now() - started).toBeLessThan(2_000);
  }
});

it('does a few at a time and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const results = await eachOf([30, 5, 20, 1, 10], 2, async (one) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, one));
    running -= 1;
    return one * 2;
  });
  expect([results, most]).toEqual([[60, 10, 40, 2, 20], 2]);
});
