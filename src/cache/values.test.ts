import { expect, it } from 'vitest';
import { contradicts } from './values.ts';

const issue = (more: object) => ({ __typename: 'Issue', id: 'i1', ...more });
const tag = (id: string, name = id) => ({ __typename: 'IssueTag', id, name });

it.each([
  ['a list with a thing more', issue({ tags: [tag('a'), tag('b')] }), issue({ tags: [tag('a')] }), true],
  ['the same things', issue({ tags: [tag('a')] }), issue({ tags: [tag('a')] }), false],
  ['a thing of a list by another name', issue({ tags: [tag('a')] }), issue({ tags: [tag('a', 'A')] }), true],
  ['something where there is nothing now', issue({ note: { text: 'Old' } }), issue({ note: null }), true],
  ['another word', issue({ status: 'new' }), issue({ status: 'accepted' }), true],
  ['what it does not speak of', issue({ status: 'new' }), issue({ severity: 'low' }), false],
  ['another thing', issue({ status: 'new' }), { ...issue({ status: 'accepted' }), id: 'i2' }, false],
])('an answer that says %s', (_, answer, change, isOther) => {
  expect(contradicts({ list: [answer] }, [{ change }])).toBe(isOther);
});
