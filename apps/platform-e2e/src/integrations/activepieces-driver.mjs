// Runs the piece of examples/activepieces in the framework beside it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { replyWith } from './driver-replies.mjs';

const { kibanPiece } = createRequire(import.meta.url)(join(process.argv[2], 'dist', 'index.js'));

/** What the flow keeps between runs, as JSON. */
const kept = new Map();
const store = {
  put: async (key, value) => (kept.set(key, JSON.stringify(value)), value),
  get: async (key) => JSON.parse(kept.get(key) ?? 'null'),
  delete: async (key) => void kept.delete(key),
};

replyWith(({ metadata, validate, options, action, trigger, hook = 'run', context }) => {
  if (metadata) return kibanPiece.metadata();
  if (validate) return kibanPiece.auth.validate({ auth: validate });
  const part = action ? kibanPiece.getAction(action) : kibanPiece.getTrigger(trigger);
  if (options) {
    const { options: choices, props } = part.props[options];
    return (choices ?? props)({ ...context.propsValue, auth: context.auth }, {});
  }
  return part[hook]({ ...context, store });
});
