import * as v from 'valibot';
import { featureFlagNames, organizationFlagNames } from '../../vocabulary/operator.ts';
import { guidanceLimits } from '../../vocabulary/guidance.ts';
import { holdTexts } from '../../vocabulary/retention.ts';
import { roles } from '../../vocabulary/roles.ts';
import { fitForName, unstorable } from '../session/names.ts';
import { trimmed } from '../blank.ts';
import { emailRule } from '../email.ts';

const storable = v.check<string, string>((given) => !given.includes('\0'), unstorable);

const text = (what: string, most = 255, fit: typeof storable | typeof fitForName = storable) =>
  v.pipe(
    v.string(`${what} cannot be blank`),
    v.transform(trimmed),
    v.nonEmpty(`${what} cannot be blank`),
    fit,
    v.maxLength(most, `${what} is too long (maximum is ${most} characters)`),
  );

const name = text('Name', 255, fitForName);

export const newOrganizationRules = v.object({
  name,
  shortCode: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{2,6}$/u, 'A code has 2 to 6 letters or digits')),
});

const wholeLaunches = 'Enter a whole number from 1 to 1000';

export const organizationRules = v.object({
  organizationId: v.string(),
  name,
  hasContract: v.boolean(),
  trialFinishesAt: v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp('Enter a date'),
      v.check((at) => at >= '1000', 'Type the year with four digits'),
    ),
    null,
  ),
  launchesPerHour: v.nullish(
    v.pipe(v.number(wholeLaunches), v.integer(wholeLaunches), v.minValue(1, wholeLaunches), v.maxValue(1000, wholeLaunches)),
    null,
  ),
  flags: v.array(v.picklist(organizationFlagNames, 'There is no such flag')),
  featureFlags: v.array(v.picklist(featureFlagNames, 'There is no such flag')),
});

const mostCredits = 1_000_000;

export const creditsRules = v.object({
  organizationId: v.string(),
  amount: v.pipe(
    v.number('Enter an amount'),
    v.check((amount) => Number.isFinite(amount) && amount !== 0, 'Enter an amount other than 0, such as 1250.50'),
    v.check((amount) => Math.abs(amount) <= mostCredits, `Enter at most ${mostCredits} Credits`),
    v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'Use at most two decimals'),
  ),
  reason: text('Reason'),
});

export const newPersonRules = v.object({
  organizationId: v.string(),
  email: emailRule('Email is not valid', 'Email is too long (maximum is 255 characters)'),
  firstName: text('First name', 255, fitForName),
  lastName: text('Last name', 255, fitForName),
  role: v.picklist(roles),
});

export const legalHoldRules = v.object({
  organizationId: v.string(holdTexts.noOrganization),
  testCode: v.nullish(v.pipe(v.string(), v.transform(trimmed), storable, v.maxLength(255, holdTexts.noTest)), null),
  reason: text('Reason'),
});

const multiplierRange = 'Enter a number from 0.1 to 10, such as 1.25';

export const payoutMultiplierRules = v.object({
  countryId: v.string(),
  multiplier: v.pipe(
    v.number(multiplierRange),
    v.minValue(0.1, multiplierRange),
    v.maxValue(10, multiplierRange),
    v.check((multiplier) => Math.abs(multiplier * 100 - Math.round(multiplier * 100)) < 1e-6, 'Use at most two decimals'),
  ),
});

export const supportRules = v.object({ userId: v.string(), reason: text('Reason') });

export const crowdTokenRules = v.object({ name, isSandbox: v.nullish(v.boolean(), false) });

export const guidanceRules = v.object({
  version: v.pipe(v.number(), v.integer()),
  text: text('Guidance', guidanceLimits.text),
  pay: text('Pay', guidanceLimits.pay),
});
