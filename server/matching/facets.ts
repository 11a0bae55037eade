type Owner = { readonly query: (text: string) => Promise<{ readonly rows: readonly unknown[] }> };

/** The changed testers of one chunk; beyond it, or an eighth of the crowd, all bitmaps are rebuilt. */
const mostLate = 32_768;
/** So few are faster judged one by one. */
const fewStale = 100;

/** Matches are exact before and after; this keeps them fast. Runs as owner. */
export const keepFacetsFresh = async (owner: Owner): Promise<boolean> => {
  const { rows } = await owner.query(
    `select case when changed <= least(${mostLate}, placed / 8) then place_late_testers() else rebuild_tester_facets() end from (
       select stale, placed, stale + late as changed from (
         select (select count(distinct tester_id) from tester_facet_stale) as stale,
           (select coalesce(max(position) + 1, 0) from tester_place where position < 16384 << 15) as placed,
           (select coalesce(sum(bit_count(bits)), 0) from tester_facet where kind = 'everyone' and chunk >= 16384) as late
       ) sizes
     ) s where stale > ${fewStale}`,
  );
  return rows.length > 0;
};
