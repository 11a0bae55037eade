import type { EngineOrder } from '#machines/flows/launch/import/import-rows.rules.ts';
import { startEngine } from './import-engine.ts';
import type { EngineStart } from './import-engine.ts';

const engine = startEngine(
  (answer) => self.postMessage(answer),
  () => performance.now(),
);

self.addEventListener('message', (event: MessageEvent<EngineStart | EngineOrder>) => {
  engine(event.data).catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
