import * as v from 'valibot';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { isRecord } from '../fit.ts';
import { check } from '../launch/problems.ts';
import type { Problem } from '../launch/problems.ts';
import { secretRule, siteRule } from './fields.ts';

const text = v.fallback(v.string(), '');

/** `site` is empty for github.com. */
export const githubRule = v.object({ site: text, access_token: text });
export type GithubParams = Readonly<v.InferOutput<typeof githubRule>>;

/** A value that does not parse becomes empty. */
export const readGithubParams = (given: unknown): GithubParams => {
  const { site, access_token: token } = v.parse(githubRule, isRecord(given) ? given : {});
  return { site: site.trim(), access_token: token.trim() };
};

export const githubProblems = ({ site, access_token: token }: GithubParams): readonly Problem[] => [
  ...(site === '' ? [] : check('site', siteRule, site, integrationTexts.blank)),
  ...check('access_token', secretRule, token, integrationTexts.blank),
];
