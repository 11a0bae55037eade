import * as v from 'valibot';
import { expect, it } from 'vitest';
import { askedOf, chosenPerson, trailHref, trailSearch } from './trail-address.ts';

const id = '0af76519-16cd-43dd-8448-eb211c80319c';

it('reads what an address says and leaves out what cannot be meant', () => {
  const given = {
    person: ' ada@mail.example ',
    kind: 'issues',
    since: '2026-02-03',
    until: 'soon',
    source: 'elsewhere',
    outcome: 'refused',
  };
  expect(v.parse(trailSearch, given)).toEqual({ person: 'ada@mail.example', kind: 'issues', since: '2026-02-03', outcome: 'refused' });
  expect(v.parse(trailSearch, { kind: 'nonsense', person: '' })).toEqual({});
});

it('asks for a person once their address is whole, and for no last day before the first', () => {
  expect(askedOf({ person: 'ada@mail' })).toEqual({});
  expect(askedOf({ person: 'ada@mail.example' })).toEqual({ person: 'ada@mail.example' });
  expect(askedOf({ person: id, since: '2026-02-03', until: '2026-02-02' })).toEqual({ person: id, since: '2026-02-03' });
  expect([chosenPerson({ person: id }), chosenPerson({ person: 'ada@mail.example' }), chosenPerson({})]).toEqual([id, null, null]);
});

it('writes the address of a filter, to be sent on', () => {
  expect(trailHref('/operator/audit-trail', {})).toBe('/operator/audit-trail');
  expect(trailHref('/operator/audit-trail', { kind: 'issues', person: 'a b@c.example', source: undefined })).toBe(
    '/operator/audit-trail?kind=issues&person=a+b%40c.example',
  );
});
