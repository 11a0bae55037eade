import http from 'node:http';
import { WebSocketServer } from 'ws';
import { listen, serve } from './child.ts';

/** The least that a server of websockets does: what one socket says is sent to all. */
serve(async () => {
  const server = http.createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (message: Buffer) => {
      const text = message.toString('utf8');
      for (const each of sockets.clients) each.send(text);
    });
  });
  return { port: await listen(server), path: '/', headers: { customer: {}, test_manager: {} }, tokens: [] };
});
