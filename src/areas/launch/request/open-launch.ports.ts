import { useRouter } from '@tanstack/react-router';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { createActor, fromCallback } from 'xstate';
import { openLaunchMachine } from '#machines/flows/launch/open-launch.ts';
import type { OpenLaunchActorRef, OpenLaunchPorts } from '#machines/flows/launch/open-launch.ts';
import type { RouterOrder } from '#machines/flows/launch/open-launch.rules.ts';

type Led = Pick<AnyRouter, 'navigate'> & { readonly history: RouterHistory };

/** The address as it is, with another draft. */
function nameDraft({ history, navigate }: Led, draftId: string): void {
  const { pathname, search, hash, state } = history.location;
  const values = new URLSearchParams(search);
  values.set('draft', draftId);
  const along = { isOverStep: state.isOverStep === true };
  void navigate({ href: `${pathname}?${values.toString()}${hash}`, state: along, replace: true });
}

function isStill({ history }: Led, at: 'at Launch' | 'at its first page' | undefined): boolean {
  const pathname = history.location.pathname.toLowerCase();
  return at === 'at its first page' ? pathname === '/launch' : at === undefined || pathname.startsWith('/launch');
}

function obey(router: Led, order: RouterOrder): void {
  if (order.type === 'page.back') return router.history.back();
  if (order.type === 'draft.name') return nameDraft(router, order.draftId);
  if (!isStill(router, order.while)) return;
  const how = { state: order.along ?? {}, replace: order.type === 'page.replace', resetScroll: order.keepsScroll !== true };
  // The lists of what can be cloned are one route.
  if (order.to === '/launch/advanced-tests-for-cloning')
    return void router.navigate({ to: '/launch/$page', params: { page: 'advanced-tests-for-cloning' }, ...how });
  void router.navigate({ to: order.to, search: order.search === 'same' ? true : order.search, ...how });
}

/** Leads a router, and tells of the pages that it opens. */
export const openLaunchPorts = (router: Led): OpenLaunchPorts => ({
  leadRouter: fromCallback(({ sendBack, receive }) => {
    receive((order) => obey(router, order));
    return router.history.subscribe(({ action, location }) => {
      if (action.type === 'PUSH') sendBack({ type: 'entry.pushed', place: location.state.__TSR_index });
    });
  }),
});

const entrances = new WeakMap<Led, OpenLaunchActorRef>();

/** The way into Launch: one for as long as the tab stands, so that it knows which of its entries are of a request that is launched. */
export function useOpenLaunch(): OpenLaunchActorRef {
  const router: Led = useRouter();
  const known = entrances.get(router);
  if (known !== undefined) return known;
  const entrance = createActor(openLaunchMachine.provide({ actors: openLaunchPorts(router) })).start();
  entrances.set(router, entrance);
  return entrance;
}
