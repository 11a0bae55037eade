import type { AddZephyrConnectionPorts } from '#machines/flows/integrations/add-zephyr-connection.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { CreateZephyrConnection } from './zephyr-connections.documents.ts';

/** Lets a connection to a Zephyr tool be made. */
export const addZephyrConnectionPorts = (client: Client): AddZephyrConnectionPorts => ({
  createConnection: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(CreateZephyrConnection, { input }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, errors } = data.zephyrConnectionCreate;
    return { successful, faults: errors.map(({ path, message }) => ({ path: path ?? null, message })) };
  }),
});
