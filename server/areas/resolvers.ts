import type { ResolverMap } from '../api/schema.ts';
import { sessionResolvers } from './session/session.resolvers.ts';

/** Every area's resolvers. */
export const areaResolvers: readonly ResolverMap[] = [sessionResolvers];
