/** A merge has no scope: `chore: merge …`, within the same length. */
const MERGE = /^chore: merge \S.{0,58}(?:\n|$)/;

export default {
  extends: ['@commitlint/config-conventional'],
  // Conventional commits only: no subject that git writes without being given one.
  defaultIgnores: false,
  ignores: [(message) => MERGE.test(message)],
  rules: {
    // The lines of a body are wrapped by the reader's screen.
    'body-max-line-length': [0],
    'header-max-length': [2, 'always', 72],
    'scope-empty': [2, 'never'],
  },
};
