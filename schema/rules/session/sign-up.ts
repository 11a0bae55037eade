import * as v from 'valibot';
import { fitForName } from './names.ts';
import { trimmed } from '../blank.ts';
import { emailRule } from '../email.ts';

const name = (what: string) =>
  v.pipe(
    v.string(`Your ${what} cannot be blank`),
    v.transform(trimmed),
    v.nonEmpty(`Your ${what} cannot be blank`),
    fitForName,
    v.maxLength(255, `${what[0]?.toUpperCase()}${what.slice(1)} is too long (maximum is 255 characters)`),
  );

export const signUpRules = v.object(
  {
    email: emailRule('Email is not valid', 'Email is too long (maximum is 255 characters)'),
    firstName: name('first name'),
    lastName: name('last name'),
    hubspotCookie: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(1024))), null),
  },
  'Fill in email, first name and last name',
);

export type SignUpInput = v.InferInput<typeof signUpRules>;
