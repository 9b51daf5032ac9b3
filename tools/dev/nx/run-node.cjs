const { spawn } = require('node:child_process');

/** Runs a Node program and resolves to its exit code and output. It ends when this process is stopped. */
function runNode(root, args, { env = process.env, passOn = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    onStart?.(child.pid);
    let output = '';
    for (const name of ['stdout', 'stderr'])
      child[name].on('data', (chunk) => {
        output += chunk;
        // Nx prints its own lines to the other stream.
        if (passOn) process.stderr.write(chunk);
      });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      resolve({ code, output });
    });
  });
}

module.exports = { runNode };
