import type { GraphQLResolveInfo } from 'graphql';
import { serviceRequestRules, serviceRules } from '#schema/rules/services/request.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { operating, operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, one, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';

type Args = Readonly<Record<string, unknown>>;

/** Alias s. */
const service = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`s.id`,
    title: sql`s.title`,
    description: sql`s.description`,
    cost: sql`s.cost`,
    serviceLevelAgreement: sql`s.service_level_agreement`,
    requestFormInstructions: sql`s.request_form_instructions`,
    offered: sql`s.offered`,
  });

/** Alias r. */
const request = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`r.id`,
    professionalService: (of) => one(service(of), sql`from professional_service s where s.id = r.professional_service_id`),
    content: sql`r.content`,
    state: sql`r.state`,
    answer: sql`r.answer`,
    requestedBy: sql`(select trim(u.first_name || ' ' || u.last_name) from organization_user u where u.id = r.created_by)`,
    organizationName: sql`(select coalesce(o.chosen_name, o.name) from organization o where o.id = r.organization_id)`,
    createdAt: time(sql`r.created_at`),
    changedAt: time(sql`r.changed_at`),
  });

const reread = (work: Work, id: string): Promise<unknown> =>
  work.select(
    'result',
    { id },
    (selection) => sql`select ${request(selection)} as json from professional_service_request r where r.id = ${argument('id')}::uuid`,
  );

const Query: ResolverMap[string] = {
  professionalServices: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(service(selection), sql`from professional_service s where s.offered order by s.position, s.title, s.id`)} as json`,
    ),

  professionalService: async (_: unknown, args: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
    const found = await read(
      context,
      info,
      { id: idOrAbsent(args.id) },
      (selection) =>
        sql`select ${service(selection)} as json from professional_service s where s.id = ${argument('id')}::uuid and s.offered`,
    );
    if (found === null) throw notFound();
    return found;
  },

  professionalServiceRequests: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(
          request(selection),
          sql`from professional_service_request r where ${scopeOf(context).organization('r')} order by r.created_at desc, r.id limit 100`,
        )} as json`,
    ),

  operatorServices: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      operating(context),
      info,
      args,
      (selection) => sql`select ${list(service(selection), sql`from professional_service s order by s.position, s.title, s.id`)} as json`,
    ),

  operatorServiceRequests: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      operating(context),
      info,
      args,
      (selection) =>
        sql`select ${list(
          request(selection),
          sql`from professional_service_request r order by r.state not in ('requested', 'in_progress'), r.created_at desc, r.id limit 200`,
        )} as json`,
    ),
};

type Answer = { readonly requestId: string; readonly move: 'start' | 'complete' | 'cancel'; readonly answer?: string | null };

const Mutation: ResolverMap[string] = {
  professionalServiceRequestCreate: mutation('professionalServiceRequestCreate', async (work, input) => {
    const { tx, operation } = work;
    const { professionalServiceId, content } = parsed(serviceRequestRules, input);
    const [made] = await tx.query<{ id: string }>(
      `insert into professional_service_request (organization_id, professional_service_id, content, created_by, created_at)
       select $1, s.id, $3, $4, $5 from professional_service s where s.id = $2 and s.offered returning id`,
      [tx.viewer.organizationId, idOrAbsent(professionalServiceId), content, tx.viewer.userId, tx.at],
    );
    if (made === undefined) throw new NotFound();
    await record(tx, { operation, entity: 'service-request', entityId: made.id, event: 'service.request' });
    await announce(tx, { topic: 'organization', entityId: tx.viewer.organizationId });
    return { result: await reread(work, made.id) };
  }),

  operatorServiceSave: operatorMutation('operatorServiceSave', async (work, input) => {
    const { tx, operation } = work;
    const { serviceId, ...entry } = parsed(serviceRules, input);
    const values = [entry.title, entry.description, entry.cost, entry.serviceLevelAgreement, entry.requestFormInstructions, entry.offered];
    const [saved] =
      serviceId === null
        ? await tx.query<{ id: string }>(
            `insert into professional_service (title, description, cost, service_level_agreement, request_form_instructions, offered, position)
             select $1, $2, $3, $4, $5, $6, coalesce(max(position), 0) + 1 from professional_service returning id`,
            values,
          )
        : await tx.query<{ id: string }>(
            `update professional_service set title = $1, description = $2, cost = $3, service_level_agreement = $4, request_form_instructions = $5, offered = $6
             where id = $7 returning id`,
            [...values, idOrAbsent(serviceId)],
          );
    if (saved === undefined) throw new NotFound();
    await record(tx, { operation, entity: 'professional-service', entityId: saved.id, after: entry });
    const id = saved.id;
    return {
      result: await work.select(
        'result',
        { id },
        (selection) => sql`select ${service(selection)} as json from professional_service s where s.id = ${argument('id')}::uuid`,
      ),
    };
  }),

  operatorServiceRequestAnswer: operatorMutation(
    'operatorServiceRequestAnswer',
    async (work, { requestId, move, answer = null }: Answer) => {
      await advance(work.tx, subjects.serviceRequest, requestId, { type: `service.${move}`, answer }, { operation: work.operation });
      return { result: await reread(work, requestId) };
    },
  ),
};

export const servicesResolvers: ResolverMap = { Query, Mutation };
