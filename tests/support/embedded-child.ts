import { startEmbedded } from '#server/database/embedded/supervisor.ts';

const [dataDir = '', stateRoot = ''] = process.argv.slice(2);

try {
  const { ownerUrl, adopted, pid } = await startEmbedded({ dataDir, stateRoot });
  process.stdout.write(`${JSON.stringify({ ownerUrl, adopted, pid: pid() })}\n`);
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
