import { toCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { draftOfTemplate } from '#schema/rules/launch/template.ts';
import { randomUUID } from 'node:crypto';
import { Refusal } from './api.ts';
import type { Ask } from './api.ts';

export const templateQuery = 'query Template($name: String!) { savedViews(list: requests, name: $name) { content } }';

type Found = { readonly savedViews: readonly { readonly content: unknown }[] };
type Request = { readonly input: CustomerRequestInput; readonly notSent: readonly string[] };

/** The request that a template launches, and what of it is answered under a switch that is off. */
export async function requestOfTemplate(ask: Ask, name: string, flags: LaunchFlags): Promise<Request> {
  const { savedViews: found } = await ask<Found>(templateQuery, { name });
  const [template, another] = found;
  if (template === undefined) throw new Refusal(`No template is called ${name}. A service token sees those that are shared.`);
  if (another !== undefined) throw new Refusal(`${found.length} templates are called ${name}. Give one another name.`);
  const draft = draftOfTemplate(template.content, { flags, isRetired: () => false }, () => randomUUID());
  return {
    input: toCustomerRequestInput(draft, flags, null),
    notSent: draft.unread.map(({ field, of }) => `Not sent: ${field}${of === '' ? '' : ` of ${of}`}`),
  };
}
