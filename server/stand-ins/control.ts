import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { StandIns } from './stand-ins.ts';
import { troubleSchema } from './trouble.ts';

const runSchema = v.object({ run: v.pipe(v.string(), v.digits(), v.transform(Number)) });

/** POST /stand-ins/trouble makes a stand-in misbehave, DELETE ends it; GET /stand-ins/testrail/:run returns a run's results. Demo only. */
export const mountStandInControl = (app: FastifyInstance, standIns: Pick<StandIns, 'misbehave' | 'behave' | 'made'>): void => {
  app.post('/stand-ins/trouble', (request, reply) => {
    const trouble = v.safeParse(troubleSchema, request.body);
    if (!trouble.success) return reply.code(400).send({ error: trouble.issues[0].message });
    standIns.misbehave(trouble.output);
    return reply.code(204).send();
  });
  app.get('/stand-ins/testrail/:run', (request, reply) => {
    const asked = v.safeParse(runSchema, request.params);
    return asked.success ? reply.send(standIns.made.testrail.results(asked.output.run)) : reply.code(404).send();
  });
  app.delete('/stand-ins/trouble', (_, reply) => {
    standIns.behave();
    return reply.code(204).send();
  });
};
