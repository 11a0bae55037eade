// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { placeOfNote } from './note-flows.host.tsx';

afterEach(() => document.body.replaceChildren());

it('the place of a note is where it is read, and is none any more where the page is leaving it', () => {
  document.body.innerHTML = '<div><section data-note="i1"></section></div><div data-leaving><section data-note="i2"></section></div>';
  expect(['i1', 'i2', 'i3'].map((id) => placeOfNote(id)?.getAttribute('data-note'))).toEqual(['i1', undefined, undefined]);
});
