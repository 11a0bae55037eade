type Owner = { readonly query: (text: string) => Promise<{ readonly rows: readonly unknown[] }> };

/** Makes the bitmaps of the crowd again once many testers changed since the last time, so that matching stays fast; answers are right before and after. Runs as owner. */
export const keepFacetsFresh = async (owner: Owner): Promise<boolean> => {
  const { rows } = await owner.query(
    `select rebuild_tester_facets() from (select count(distinct tester_id) as stale, (select count(*) from tester_place) as placed from tester_facet_stale) s
     where stale > 200 + placed / 500`,
  );
  return rows.length > 0;
};
