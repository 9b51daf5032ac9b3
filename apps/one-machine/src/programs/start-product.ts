import type { LauncherSettings } from '../config/launcher-settings.js';
import { ConsoleProgress, formatDuration } from '../console/progress.js';
import { DataFolder } from '../data-folder/data-folder.js';
import { LauncherLock } from '../data-folder/launcher-lock.js';
import type { Product } from '../launcher/product.js';
import { Stack } from '../launcher/stack.js';
import { onStopSignals } from '../launcher/stop-signals.js';
import { summaryOf } from '../launcher/summary.js';

/** The whole of Kiban on this machine, in the foreground, until Ctrl-C. @returns the exit code */
export async function startProduct(product: Product, settings: LauncherSettings): Promise<number> {
  const folder = new DataFolder(settings.dataFolder);
  await folder.open(process.getuid?.() === 0);
  const lock = await LauncherLock.acquire(folder.lockFile);
  const progress = new ConsoleProgress((text) => process.stdout.write(product.words(text)));
  const stack = new Stack({ settings, folder, progress, product });
  const stopRequested = new Promise<'stop'>((resolve) => {
    onStopSignals(
      () => resolve('stop'),
      () => {
        stack.kill();
        process.exit(130);
      },
    );
  });
  try {
    const outcome = await Promise.race([stack.start(), stopRequested]);
    if (outcome !== 'stop') {
      progress.say(summaryOf(outcome, folder.addressesFile, settings.webhookReach));
      await stopRequested;
    }
    progress.say('\nStopping (press Ctrl-C again to kill everything) …');
    const startedAt = performance.now();
    await stack.stop();
    progress.say(`Stopped (${formatDuration(performance.now() - startedAt)}).`);
    return 0;
  } finally {
    await stack.stop();
    await lock.release();
  }
}
