import { defineConfig } from 'oxlint';
import { boundaries } from './scripts/lint/boundaries.ts';
import { sizes, unmeasured } from './scripts/lint/sizes.ts';

const longFiles = sizes
  .filter(({ files }) => !files.endsWith('.graphql'))
  .toReversed()
  .map(({ files, warn }) => ({ files: [files], excludeFiles: unmeasured, rules: { 'max-lines': ['warn', { max: warn }] } }));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true, browser: true, node: true },
  ignorePatterns: ['node_modules/**', 'schema/generated/**', 'src/route-tree.gen.ts', 'dist/**', '.data/**', 'coverage/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-self-import': 'error',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true }],
    'no-await-in-loop': 'off',
    'no-console': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'consistent-return': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/immutability': 'off',
    'react/refs': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-misused-spread': 'off',
    'unicorn/no-array-fill-with-reference-type': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'error',
    'unicorn/no-array-sort': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
  },
  overrides: [
    {
      files: ['{machines,schema,src,server}/**'],
      excludeFiles: ['server/start.ts', 'server/**/*cli.ts', 'server/world/**'],
      rules: { 'no-console': 'error' },
    },
    { files: ['{server,scripts,tests,crowd}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['src/ui/**'],
      rules: {
        'jsx-a11y/anchor-has-content': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/interactive-supports-focus': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/role-has-required-aria-props': 'off',
      },
    },
    { files: ['server/database/migrations/**'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: {
        'max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unnecessary-type-parameters': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
    ...longFiles,
    ...boundaries,
  ],
});
