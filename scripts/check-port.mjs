// Fails before anything is built if another program uses the port: node scripts/check-port.mjs <port>
import { createServer } from 'node:net';

const port = Number(process.argv[2]);
const server = createServer();
server.once('error', (error) => {
  console.log(`Port ${port} cannot be used (${error.message}).`);
  console.log(
    `Planar Table may already be running at http://127.0.0.1:${port}/. If another program is, stop it and try again.`,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => server.close());
