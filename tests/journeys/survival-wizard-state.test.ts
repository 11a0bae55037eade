import { surviveEverywhere } from '../support/survival.ts';

surviveEverywhere('an organization changed elsewhere', 'a full storage');
