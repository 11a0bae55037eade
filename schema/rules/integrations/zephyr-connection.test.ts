import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { describe, expect, it } from 'vitest';
import { newZephyrConnection, toZephyrConnection, zephyrConnectionProblems } from './zephyr-connection.ts';
import type { ZephyrConnectionValues } from './zephyr-connection.ts';

const squad: ZephyrConnectionValues = { name: 'Shop', site: 'https://jira.shop.test/jira', apiToken: 't' };
const scale: ZephyrConnectionValues = { ...newZephyrConnection('zephyr_scale'), name: 'Shop', apiToken: 't' };
const problemsOf = (...[code, values]: Parameters<typeof zephyrConnectionProblems>) =>
  zephyrConnectionProblems(code, values).map(({ path, code: fault, message }) => [path, fault, message]);

describe('a connection to a Zephyr tool', () => {
  it('LA-203: has a name, a site and an API token', () => {
    expect(Object.keys(newZephyrConnection('zephyr_squad'))).toEqual(['name', 'site', 'apiToken']);
    const blank = "can't be blank";
    expect(problemsOf('zephyr_squad', newZephyrConnection('zephyr_squad'))).toEqual([
      ['name', 'blank', blank],
      ['site', 'blank', blank],
      ['apiToken', 'blank', blank],
    ]);
    expect([problemsOf('zephyr_squad', squad), problemsOf('zephyr_scale', scale)]).toEqual([[], []]);
  });

  it.each(['https://api.zephyrscale.smartbear.com', 'https://eu.api.zephyrscale.smartbear.com/'])('Zephyr Scale is at %s', (site) => {
    expect(problemsOf('zephyr_scale', { ...scale, site })).toEqual([]);
  });

  it.each(['https://evil.test', 'https://api.zephyrscale.smartbear.com.evil.test', 'https://x.evil.api.zephyrscale.smartbear.com'])(
    'Zephyr Scale is not at %s',
    (site) => {
      expect(problemsOf('zephyr_scale', { ...scale, site })).toEqual([['site', 'invalid', zephyrTexts.notScale]]);
    },
  );

  it('says what cannot be kept', () => {
    expect(problemsOf('zephyr_squad', { ...squad, site: 'http://jira.shop.test' })).toEqual([
      ['site', 'invalid', 'site URL must start with https'],
    ]);
    expect(problemsOf('zephyr_squad', { ...squad, name: 'x'.repeat(256) }).map(([path, code]) => [path, code])).toEqual([
      ['name', 'too_long'],
    ]);
    expect(problemsOf('zephyr_squad', { ...squad, name: 'a\0b' }).map(([path, code]) => [path, code])).toEqual([['name', 'invalid']]);
  });

  it('is sent without what surrounds it', () => {
    expect(toZephyrConnection({ name: ' Shop ', site: ' https://jira.shop.test// ', apiToken: ' t\n' })).toEqual({
      name: 'Shop',
      site: 'https://jira.shop.test',
      apiToken: 't',
    });
  });
});
