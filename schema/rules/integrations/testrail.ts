import * as v from 'valibot';
import { check } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');

export const testRailRule = v.object({ site: text, username: text, apiKey: text });
export type TestRailValues = Readonly<v.InferOutput<typeof testRailRule>>;

export const emptyTestRail: TestRailValues = { site: '', username: '', apiKey: '' };

export type TestRailParams = { readonly site: string; readonly username: string; readonly api_key: string };

export const toTestRailParams = ({ site, username, apiKey }: TestRailValues): TestRailParams => ({
  site: site.trim(),
  username: username.trim(),
  api_key: apiKey.trim(),
});

/** Shared by page and server. */
export const testRailProblems = ({ site, username, apiKey }: TestRailValues): readonly Problem[] => [
  ...check('site', siteRule, site, integrationTexts.blank),
  ...check('username', usernameRule, username, integrationTexts.blank),
  ...check('apiKey', secretRule, apiKey, integrationTexts.blank),
];
