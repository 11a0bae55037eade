import type { ZephyrConnectionValues } from '#schema/rules/integrations/zephyr-connection.ts';
import type { AddZephyrConnectionSnapshot } from './add-zephyr-connection.machine.ts';
import type { ZephyrField } from './add-zephyr-connection.types.ts';
import { isZephyrField } from './add-zephyr-connection.types.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

export const selectIsOpen = (snapshot: AddZephyrConnectionSnapshot): boolean => snapshot.hasTag('open');

export const selectIsAdding = (snapshot: AddZephyrConnectionSnapshot): boolean => snapshot.hasTag('busy');

export const selectValues = ({ context }: AddZephyrConnectionSnapshot): ZephyrConnectionValues => context.values;

/** What is wrong with a field, in words. */
export const selectFaultAt =
  (field: ZephyrField) =>
  ({ context }: AddZephyrConnectionSnapshot): string | null =>
    faultAt(context.faults, field);

/** What was refused and is about no field. */
export const selectGeneral = ({ context }: AddZephyrConnectionSnapshot): string | null => faultAbove(context.faults, isZephyrField);
