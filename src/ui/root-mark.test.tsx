// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SelectionFoot } from './selection-foot.tsx';
import { Strip } from './strip.tsx';

const strips = () => document.documentElement.dataset['strips'];

it('says on the root how many strips are on the page, and nothing once they are gone', () => {
  const trial = <Strip hue="neutral">Trial</Strip>;
  const acting = <Strip hue="warning">Acting</Strip>;
  const { rerender, unmount } = render(trial);
  expect(strips()).toBe('1');
  rerender(
    <>
      {trial}
      {acting}
    </>,
  );
  expect(strips()).toBe('2');
  unmount();
  expect(strips()).toBeUndefined();
});

it('says on the root that a foot stays in sight over the rows, which are scrolled clear of it', () => {
  const { unmount } = render(<SelectionFoot sentence="0 of 50 selected">{null}</SelectionFoot>);
  expect(document.documentElement.dataset['feet']).toBe('1');
  unmount();
  expect(document.documentElement.dataset['feet']).toBeUndefined();
});

it('finds in the page the style that the accessible components would add, as they would write it', () => {
  const ours = readFileSync('index.html', 'utf8');
  const theirs = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
  const words = (text: string | undefined) =>
    text?.replaceAll('${$d27d541f9569d26d$var$PRESSABLE_ATTRIBUTE}', 'data-react-aria-pressable').replaceAll(/\s+/gu, ' ').trim();
  expect(theirs).toContain("'react-aria-pressable-style'");
  expect(theirs).toContain("'data-react-aria-pressable'");
  expect(words(/<style id="react-aria-pressable-style">([^<]*)</u.exec(ours)?.[1])).toBe(
    words(/textContent = `([^`]*)`/u.exec(theirs)?.[1]),
  );
});

it('asks the root for no element of the page: whatever comes or goes would be looked for again', () => {
  const styles = ['src/styles.css', 'src/ui/tokens.css'].map((name) => readFileSync(name, 'utf8')).join('\n');
  expect(styles.match(/(?:html|body|:root)[^\s{,]*:has\(/gu)).toBeNull();
});
