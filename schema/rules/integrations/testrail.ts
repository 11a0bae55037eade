import * as v from 'valibot';
import { check } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');

/** The values of the TestRail form; a value it cannot read becomes empty. */
export const testRailRule = v.object({ site: text, username: text, apiKey: text });
export type TestRailValues = Readonly<v.InferOutput<typeof testRailRule>>;

export const emptyTestRail: TestRailValues = { site: '', username: '', apiKey: '' };

/** What is sent of the form. */
export type TestRailParams = { readonly site: string; readonly username: string; readonly api_key: string };

export const toTestRailParams = ({ site, username, apiKey }: TestRailValues): TestRailParams => ({
  site: site.trim(),
  username: username.trim(),
  api_key: apiKey.trim(),
});

/** Everything to fix in the form, of the page and of what was sent alike. */
export const testRailProblems = ({ site, username, apiKey }: TestRailValues): readonly Problem[] => [
  ...check('site', siteRule, site, integrationTexts.blank),
  ...check('username', usernameRule, username, integrationTexts.blank),
  ...check('apiKey', secretRule, apiKey, integrationTexts.blank),
];
