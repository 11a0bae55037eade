import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSchema } from 'graphql';
import { readSdl } from '#server/api/schema.ts';
import { appPool } from '#server/database/pool.ts';
import { serve } from './child.ts';
import { addResolvers } from './apollo.resolvers.ts';
import { askerOver } from './apollo.loaders.ts';
import type { Asker } from './apollo.loaders.ts';

serve(async ({ appUrl, facts, connections }) => {
  const pool = appPool(appUrl, connections);
  const schema = buildSchema(readSdl());
  addResolvers(schema);
  const server = new ApolloServer<Asker>({
    schema,
    introspection: false,
    plugins: [{ requestDidStart: async () => ({ willSendResponse: async ({ contextValue }) => contextValue.end() }) }],
  });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => {
      const role = req.headers['x-role'] === 'test_manager' ? 'test_manager' : 'customer';
      const userId = role === 'customer' ? facts.customerId : facts.managerId;
      return askerOver(pool, { organizationId: facts.organizationId, userId, role });
    },
  });
  return {
    port: Number(new URL(url).port),
    tokens: [],
    path: '/',
    headers: { customer: { 'x-role': 'customer' }, test_manager: { 'x-role': 'test_manager' } },
  };
});
