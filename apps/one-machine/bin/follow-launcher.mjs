// Preloaded into every service (node --import). The channel to the launcher closes when the launcher ends for any reason;
// the service then stops in its usual order and is never orphaned.
const stop = () => {
  process.kill(process.pid, 'SIGTERM');
};

if (process.connected) {
  process.once('disconnect', stop);
  // The channel must not keep a stopped service alive.
  process.channel?.unref();
} else {
  // The launcher ended while this process was still loading.
  stop();
}
