import { useExportsLine } from './use-exports-line.ts';

/** Stands on a screen of issues and says which exports go on. */
export function ExportsLineHost() {
  useExportsLine();
  return null;
}
