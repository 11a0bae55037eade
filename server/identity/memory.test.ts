import { expect, it } from 'vitest';

import { createStandingMemory, freshFor } from './memory.ts';
import type { Standing } from './viewer.ts';

const standingOf = (userId: string): Standing => ({
  viewer: {
    userId,
    organizationId: 'o',
    organizationPublicId: 'p',
    role: 'customer',
    publicId: 'u',
    email: 'maya@example.test',
    firstName: 'Maya',
    lastName: 'Okafor',
    isOperator: false,
    flags: new Set(),
  },
  trialExpired: false,
  maySupport: false,
});

it('recalls for a second, counted from the moment of reading', () => {
  let time = 0;
  const memory = createStandingMemory(() => time);
  memory.keep('token', standingOf('maya'), 0);
  time = freshFor - 1;
  expect(memory.recall('token')?.viewer.userId).toBe('maya');
  time = freshFor;
  expect(memory.recall('token')).toBeNull();
});

it('forgets one person at once, and what was read before that is not kept', () => {
  let time = 10;
  const memory = createStandingMemory(() => time);
  memory.keep('hers', standingOf('maya'), 10);
  memory.keep('his', standingOf('noah'), 10);
  time = 20;
  memory.forgetUser('maya');
  expect([memory.recall('hers'), memory.recall('his')?.viewer.userId]).toEqual([null, 'noah']);
  memory.keep('hers', standingOf('maya'), 15);
  expect(memory.recall('hers')).toBeNull();
});
