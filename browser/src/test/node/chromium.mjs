import { execFileSync } from 'node:child_process';

/** The machine's own browser. */
export function chromium() {
  for (const name of ['chromium', 'google-chrome', 'chromium-headless-shell']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // The next may be there.
    }
  }
  throw new Error('needs chromium, google-chrome or chromium-headless-shell on the PATH');
}

// Root may not use the sandbox, and containers have little shared memory.
export const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
