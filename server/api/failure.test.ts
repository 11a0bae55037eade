import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerFailure } from './http.ts';

/** What is logged, and which status is answered, where a call fails like this. */
function failing(code: string, isGone: boolean) {
  const logged: string[] = [];
  const statuses: number[] = [];
  const log = { error: () => logged.push('error'), debug: () => logged.push('debug') };
  const request = { log, raw: { socket: { destroyed: isGone } } } as unknown as FastifyRequest;
  const reply = {
    header: () => reply,
    headers: () => reply,
    status: (status: number) => statuses.push(status) && reply,
    code: (status: number) => statuses.push(status) && reply,
    type: () => reply,
    send: () => reply,
  };
  answerFailure(Object.assign(new Error(code), { code }), request, reply as unknown as FastifyReply);
  return { logged, statuses };
}

describe('a failure that no route foresaw', () => {
  it('is logged and answered', () => {
    expect(failing('EBROKEN', false)).toEqual({ logged: ['error'], statuses: [500] });
    expect(failing('ERR_STREAM_PREMATURE_CLOSE', false)).toEqual({ logged: ['error'], statuses: [500] });
  });

  it('is no failure where the page was left while its answer was on its way', () => {
    expect(failing('ERR_STREAM_PREMATURE_CLOSE', true)).toEqual({ logged: ['debug'], statuses: [] });
  });
});
