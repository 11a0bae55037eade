import http from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { listen, serve } from './child.ts';

/** The least that a server of websockets does: what one socket says is sent to all; what is posted is kept by one statement before. */
serve(async ({ ownerUrl, connections }) => {
  const database = new pg.Pool({ connectionString: ownerUrl, max: connections });
  await database.query('create table if not exists bench_message (id uuid primary key default gen_random_uuid(), text text not null)');
  const tell = (said: string): void => {
    for (const each of sockets.clients) each.send(said);
  };
  const keep = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const said = await text(request);
    await database.query('insert into bench_message (text) values ($1)', [said]);
    response.end('{}');
    tell(said);
  };
  const server = http.createServer((request, response) => void keep(request, response));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (message: Buffer) => tell(message.toString('utf8')));
  });
  return { port: await listen(server), path: '/', headers: { customer: {}, test_manager: {} }, tokens: [] };
});
