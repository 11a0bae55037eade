import * as v from 'valibot';
import { integrationLimits, integrationTexts } from '#schema/vocabulary/integrations.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrHome, zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { check, requiredText } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { secretRule, siteRule } from './fields.ts';

const text = v.fallback(v.string(), '');

export const zephyrConnectionRule = v.object({ name: text, site: text, apiToken: text });
export type ZephyrConnectionValues = Readonly<v.InferOutput<typeof zephyrConnectionRule>>;

/** Zephyr Scale has one address, Zephyr Squad that of its Jira. */
export const newZephyrConnection = (code: ZephyrCode): ZephyrConnectionValues => ({
  name: '',
  site: code === 'zephyr_scale' ? zephyrHome : '',
  apiToken: '',
});

const ownHost = /^https:\/\/(?:[a-z]{2}\.)?api\.zephyrscale\.smartbear\.com\/*$/iu;
const scaleSiteRule = v.pipe(
  siteRule,
  v.check((site) => ownHost.test(site), zephyrTexts.notScale),
);

/** Shared by page and server. */
export const zephyrConnectionProblems = (code: ZephyrCode, { name, site, apiToken }: ZephyrConnectionValues): readonly Problem[] => {
  const { blank } = integrationTexts;
  return [
    ...check('name', requiredText(blank, integrationLimits.username), name, blank),
    ...check('site', code === 'zephyr_scale' ? scaleSiteRule : siteRule, site, blank),
    ...check('apiToken', secretRule, apiToken, blank),
  ];
};

export const toZephyrConnection = ({ name, site, apiToken }: ZephyrConnectionValues): ZephyrConnectionValues => ({
  name: name.trim(),
  site: site.trim().replace(/\/+$/u, ''),
  apiToken: apiToken.trim(),
});
