import * as v from 'valibot';
import { failed, ok } from './answer.ts';
import type { Answered, Asked } from './answer.ts';

const takenSchema = v.object({ status: v.picklist(['-1', '1', '2', '3', '4']), comment: v.optional(v.pipe(v.string(), v.maxLength(750))) });

export type KeptExecution = { readonly status: string; readonly comment: string; readonly times: number };

export const squadExecutions = () => {
  const byId = new Map<number, KeptExecution>();
  const of = (id: number): KeptExecution => byId.get(id) ?? { status: '-1', comment: '', times: 0 };
  const execute = (id: number, { body }: Asked): Answered => {
    const taken = v.safeParse(v.pipe(v.string(), v.parseJson(), takenSchema), body.toString('utf8'));
    if (!taken.success) return failed(400, { errorDesc: 'The status or the comment is not valid.', errorId: 7 });
    const { status, comment = '' } = taken.output;
    byId.set(id, { status, comment, times: of(id).times + 1 });
    return ok({ id, orderId: id, executionStatus: status, comment, htmlComment: comment });
  };
  return { of, execute };
};
export type SquadExecutions = ReturnType<typeof squadExecutions>;
