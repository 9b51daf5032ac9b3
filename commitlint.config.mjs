/** A merge has no scope: `chore: merge …`, within the same length. */
const MERGE = /^chore: merge \S.{0,58}(?:\n|$)/;

export default {
  extends: ['@commitlint/config-conventional'],
  // Conventional Commits only: git's own subjects (Merge, Revert, fixup) are rejected.
  defaultIgnores: false,
  ignores: [(message) => MERGE.test(message)],
  rules: {
    // Bodies are not wrapped.
    'body-max-line-length': [0],
    'header-max-length': [2, 'always', 72],
    'scope-empty': [2, 'never'],
    'one-scope': [2, 'always'],
    // Formatting alone is a chore.
    'type-enum': [
      2,
      'always',
      ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'test'],
    ],
  },
  plugins: [
    {
      rules: {
        'one-scope': ({ scope }) => [!/[^a-z0-9-]/.test(scope ?? ''), 'one scope of a-z, 0-9 and -'],
      },
    },
  ],
};
