import { parseCsv } from './parse-csv.ts';

self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(parseCsv(new Uint8Array(event.data)));
});
