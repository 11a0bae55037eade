type Policies = {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => unknown;
};

declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

const ownWorker = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

/** Lets the page start the workers of its own build; every other script address stays refused. */
export function trustOwnWorkers(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      if (origin !== window.location.origin || !ownWorker.test(pathname)) throw new TypeError(`${address} is no worker of this build.`);
      return address;
    },
  });
}
