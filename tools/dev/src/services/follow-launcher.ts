// Loaded into every service before its own program (node --import). The channel to the launcher closes when the launcher
// is gone, however it went; the service then stops in its usual order instead of staying behind without anybody.
const stop = (): void => {
  process.kill(process.pid, 'SIGTERM');
};

if (process.connected) {
  process.once('disconnect', stop);
  // The channel alone must not keep a service alive that has finished stopping.
  process.channel?.unref();
} else {
  // The launcher went while this process was still loading.
  stop();
}
