import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/find-browser.js';
import { NODES } from './n8n-installation.js';
import type { RealN8n } from './real-n8n.js';

const FOLDER = join(NODES, 'pictures');
const SIZE = { width: 1_280, height: 720 };

/** Takes the pictures of the package's README: a workflow, and the open panel of its trigger. */
export async function takePictures(n8n: RealN8n, workflow: string, trigger: string): Promise<void> {
  const found = await findBrowser();
  const env = { ...process.env, ...found.env } as Record<string, string>;
  const browser = await chromium.launch({ executablePath: found.program, env });
  try {
    const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
    await context.addCookies([{ ...n8n.session, url: n8n.url }]);
    const page = await context.newPage();
    await page.goto(`${n8n.url}/workflow/${workflow}`);
    const node = page.locator(`[data-test-id="canvas-node"][data-node-name="${trigger}"]`);
    await node.waitFor({ timeout: 120_000 });
    await page.keyboard.press('1');
    await mkdir(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, 'workflow.png') });
    await node.dblclick();
    await page.getByText('Moved Into List').waitFor();
    await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
    await page.screenshot({ path: join(FOLDER, 'trigger.png'), animations: 'disabled' });
  } finally {
    await browser.close();
  }
}
