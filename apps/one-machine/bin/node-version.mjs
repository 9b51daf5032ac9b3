// Plain JavaScript that an old Node can read, because it runs before anything else.
const OLDEST_NODE = [20, 19];

/** Ends this process with one sentence when its Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `✖ Kiban needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Install a newer version from ` +
      'https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
