/** Of the supervised test of row t. */
export const ofSupervised = (column: string): string => `(select s.${column} from supervised_test s where s.test_id = t.test_id)`;
