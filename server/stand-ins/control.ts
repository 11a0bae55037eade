import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { StandIns } from './stand-ins.ts';
import { troubleSchema } from './trouble.ts';

/** POST /stand-ins/trouble tells a stand-in of the demo to misbehave; DELETE ends it. Mounted with the demo only. */
export const mountStandInControl = (app: FastifyInstance, standIns: Pick<StandIns, 'misbehave' | 'behave'>): void => {
  app.post('/stand-ins/trouble', (request, reply) => {
    const trouble = v.safeParse(troubleSchema, request.body);
    if (!trouble.success) return reply.code(400).send({ error: trouble.issues[0].message });
    standIns.misbehave(trouble.output);
    return reply.code(204).send();
  });
  app.delete('/stand-ins/trouble', (_, reply) => {
    standIns.behave();
    return reply.code(204).send();
  });
};
