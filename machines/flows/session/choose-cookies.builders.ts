import type { chooseCookiesMachine } from './choose-cookies.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const chooseCookiesSamples: WalkOptions<typeof chooseCookiesMachine> = {
  inputs: [{ kept: null }, { kept: { analytics: true, help: false } }],
  events: [
    { type: 'preferences.open' },
    { type: 'preferences.close' },
    { type: 'preferences.save' },
    { type: 'purpose.toggle', purpose: 'analytics' },
    { type: 'choice.allowAll' },
    { type: 'choice.refuseAll' },
  ],
};
