/** Does the same for one after the other. One that fails keeps none of the others from being done; in the end all failures are told. */
export const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
