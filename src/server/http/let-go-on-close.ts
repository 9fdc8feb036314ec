import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookMs = 200;
const graceMs = 10_000;

/**
 * Closing waits for connections, and browsers keep some open in case they want something: ones they
 * never used, which do not count as idle, and ones whose last answer has only just ended.
 */
export function letGoOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('preClose', async () => {
    const deadline = Date.now() + graceMs;
    timer = setInterval(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      if (Date.now() > deadline) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, lookMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
