import * as v from 'valibot';
import { unstorable } from '../session/names.ts';
import { isBlank, trimmed } from '../blank.ts';

export const serviceLimits = { content: 10_000, answer: 10_000 } as const;

const storable = v.check((text: string) => !text.includes('\0'), unstorable);

export const serviceRequestRules = v.object({
  professionalServiceId: v.string(),
  content: v.pipe(
    v.string(),
    v.check((text) => !isBlank(text), "Details can't be blank"),
    storable,
    v.maxLength(serviceLimits.content, `Details are too long (maximum is ${serviceLimits.content} characters)`),
  ),
});

export const hasDetails = (content: string): boolean => !isBlank(content);

const line = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.transform(trimmed),
    v.nonEmpty(`${what} cannot be blank`),
    storable,
    v.maxLength(most, `${what} is too long (maximum is ${most} characters)`),
  );

export const serviceRules = v.object({
  serviceId: v.nullish(v.string(), null),
  title: line('Title', 255),
  description: line('Description', 2000),
  cost: line('Cost', 255),
  serviceLevelAgreement: line('Service level', 255),
  requestFormInstructions: line('Instructions', 2000),
  offered: v.boolean(),
});
