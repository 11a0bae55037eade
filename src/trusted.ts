type Rules = { readonly createScriptURL: (address: string) => string; readonly createHTML: (html: string) => string };
type Policies = { readonly createPolicy: (name: string, rules: Rules) => unknown };

declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

const ownWorker = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

/** Lets the page start the workers of its own build, and parts be emptied, as announcements to screen readers are; every other script address and all markup stay refused. */
export function trustOwnParts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      if (origin !== window.location.origin || !ownWorker.test(pathname)) throw new TypeError(`${address} is no worker of this build.`);
      return address;
    },
    createHTML: (html) => {
      if (html !== '') throw new TypeError('Markup is not written into the page.');
      return html;
    },
  });
}
