import * as v from 'valibot';
import { integrationLimits, integrationTexts } from '#schema/vocabulary/integrations.ts';
import { isWebAddress, requiredText } from '../launch/problems.ts';

const { blank, notHttps, notSite } = integrationTexts;

/** https only, and no credentials in the URL. */
export const siteRule = v.pipe(
  requiredText(blank, integrationLimits.site),
  v.trim(),
  v.check((site) => /^https:\/\//iu.test(site), notHttps),
  v.check((site) => isWebAddress(site) && URL.parse(site)?.username === '' && !/[?#]/u.test(site), notSite),
);

export const usernameRule = requiredText(blank, integrationLimits.username);
export const secretRule = requiredText(blank, integrationLimits.secret);

/** The same host, where a token for one URL is good for the other. */
export const isSameHost = (one: string, other: string): boolean => {
  const [first, second] = [URL.parse(one.trim()), URL.parse(other.trim())];
  return first !== null && second !== null && first.host === second.host;
};
