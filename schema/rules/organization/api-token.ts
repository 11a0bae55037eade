import * as v from 'valibot';
import { apiTokenLimits, apiTokenScopeNames, apiTokenTexts } from '../../vocabulary/api-token.ts';
import { roles } from '../../vocabulary/roles.ts';
import { trimmed } from '../blank.ts';
import { fitForName } from '../session/names.ts';

const { name: longest, days: most } = apiTokenLimits;

const entries = {
  name: v.pipe(
    v.string('Name cannot be blank'),
    v.transform(trimmed),
    v.nonEmpty('Name cannot be blank'),
    fitForName,
    v.maxLength(longest, `Name is too long (maximum is ${longest} characters)`),
  ),
  scopes: v.pipe(
    v.array(v.picklist(apiTokenScopeNames, apiTokenTexts.noScope), apiTokenTexts.noScope),
    v.transform((scopes) => [...new Set(scopes)]),
    v.nonEmpty(apiTokenTexts.noScope),
  ),
  days: v.pipe(
    v.number(apiTokenTexts.days),
    v.integer(apiTokenTexts.days),
    v.minValue(1, apiTokenTexts.days),
    v.maxValue(most, apiTokenTexts.days),
  ),
};

export const apiTokenRules = v.object(entries);

export const serviceTokenRules = v.object({ ...entries, role: v.picklist(roles, apiTokenTexts.role) });
