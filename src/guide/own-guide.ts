import { lazyPart } from '#src/ui/lazy-part.tsx';

/** What the guide needs is listed where it is asked for: asked for by the first screen, the list would be a part of that. */
export default lazyPart(() => import('./guide.host.tsx'));
