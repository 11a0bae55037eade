import type { RequestContext } from '#server/api/context.ts';
import { badUserInput } from '#server/api/errors.ts';
import { isId } from '#server/api/ids.ts';
import { operatorMutation } from '#server/api/operate.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { isStorable } from '#server/api/storable.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';

export const mailResolvers: ResolverMap = {
  Query: {
    operatorMails: (_: unknown, { query }: { readonly query?: string | null }, { services }: RequestContext) => {
      if ((query ?? '').length > 255) throw badUserInput('The search is limited to 255 characters.');
      if (!isStorable(query ?? '')) throw badUserInput('A text holds a character that cannot be stored.');
      return services.house.mails(query ?? '');
    },
  },
  Mutation: {
    operatorMailResend: operatorMutation(
      'operatorMailResend',
      async ({ tx, operation, context }, { mailId }: { readonly mailId: string }) => {
        if (!isId(mailId)) throw new NotFound();
        const mail = await context.services.house.resendMail(mailId);
        if (mail === null) return refuse('invalid_state', 'This mail has been sent, is waiting, or is no longer kept', 'mailId');
        await record(tx, { operation, entity: 'mail', entityId: mailId, event: 'mail.resend', after: { recipient: mail.recipient } });
        return { result: mail };
      },
    ),
  },
};
