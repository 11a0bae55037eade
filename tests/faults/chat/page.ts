/** What of a page the chat's code asks for, where there is none. */
export type Page = { readonly online: () => void; readonly close: () => void };

const storageOf = (kept: Map<string, string>): Storage => ({
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: (name) => void kept.delete(name),
  clear: () => kept.clear(),
});

type Doubled = { readonly call: () => boolean; readonly event: () => boolean };

/** A socket that hears some events twice. */
const doublingSocket = (isDoubled: () => boolean): typeof WebSocket =>
  class extends WebSocket {
    override set onmessage(listener: ((event: MessageEvent) => unknown) | null) {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the library that uses the socket sets its one listener
      super.onmessage = (event) => {
        listener?.(event);
        if (String(event.data).includes('"next"') && isDoubled()) listener?.(event);
      };
    }
  };

/** Stands in for a page in this process; calls to the API and events of the socket come twice where chance says so. */
export const standInForPage = (isDoubled: Doubled): Page => {
  const names = ['window', 'document', 'fetch', 'WebSocket'] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const { fetch } = globalThis;
  const window = Object.assign(new EventTarget(), { localStorage: storageOf(new Map()) });
  const onLine = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  const values = {
    window,
    document: Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }),
    WebSocket: doublingSocket(isDoubled.event),
    fetch: async (...call: Parameters<typeof fetch>) => {
      if (!isDoubled.call()) return fetch(...call);
      const [first] = await Promise.all([fetch(...call), fetch(...call)]);
      return first;
    },
  };
  for (const name of names) Object.defineProperty(globalThis, name, { value: values[name], configurable: true, writable: true });
  return {
    online: () => void window.dispatchEvent(new Event('online')),
    close: () => {
      if (onLine === undefined) Reflect.deleteProperty(navigator, 'onLine');
      else Object.defineProperty(navigator, 'onLine', onLine);
      for (const [name, own] of before) {
        if (own === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, own);
      }
    },
  };
};
