import { ATTACKER_ADDRESS, type Attack } from '../attack.js';
import { FormVisitor } from '../form-visitor.js';
import { inLoops } from '../pacing.js';
import { ReplyCount } from '../reply-count.js';

const AT_A_TIME = 32;

export const signUps: Attack = {
  name: 'sign-ups',
  title: '32 sign-ups at a time from one address',
  withSignIns: true,
  run: async ({ world, durationMs }) => {
    const count = new ReplyCount();
    const run = Date.now();
    await inLoops({ count: AT_A_TIME, durationMs }, async (loop, n) => {
      const visitor = new FormVisitor(new URL(world.origin), ATTACKER_ADDRESS);
      const page = await visitor.open('/sign-up');
      if (page.status !== 200) return count.add('GET /sign-up', page);
      const reply = await visitor.submit(page, 'email', {
        name: 'A stranger',
        email: `stranger-${run}-${loop}-${n}@example.com`,
        password: 'a long enough password',
        workspaceName: 'A workspace',
      });
      count.add('POST /sign-up', reply);
    });
    return { ...count.figures, note: '' };
  },
};
