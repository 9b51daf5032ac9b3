// What the piece of examples/activepieces uses of Activepieces' framework, which is not installed here.
// `npm run platforms` compiles the piece against the real one and runs the same tests in it.

const same = (given) => given;
const byName = (parts) => Object.fromEntries(parts.map((part) => [part.name, part]));

module.exports = {
  createAction: same,
  createTrigger: same,
  createPiece: ({ actions, triggers, ...others }) => ({
    ...others,
    getAction: (name) => byName(actions)[name],
    getTrigger: (name) => byName(triggers)[name],
    metadata: () => ({ ...others, actions: byName(actions), triggers: byName(triggers) }),
  }),
  PieceAuth: { CustomAuth: same, SecretText: same },
  Property: {
    Checkbox: same,
    Dropdown: same,
    DynamicProperties: same,
    LongText: same,
    MultiSelectDropdown: same,
    Number: same,
    ShortText: same,
    StaticDropdown: same,
    StaticMultiSelectDropdown: same,
  },
  TriggerStrategy: { WEBHOOK: 'WEBHOOK' },
  DEDUPE_KEY_PROPERTY: '_dedupe_key',
};
