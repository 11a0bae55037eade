/** A column of the supervised test that the row t belongs to. */
export const ofSupervised = (column: string): string => `(select s.${column} from supervised_test s where s.test_id = t.test_id)`;
