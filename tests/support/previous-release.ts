/** The version before this one, which runs beside it while nodes are replaced. A release names itself here for the next. */
export const previousRelease = { commit: 'd31f9d9dd7facc6ac68cc43b950cba49c4d89fcd', migration: '0385_field_mappings' } as const;
