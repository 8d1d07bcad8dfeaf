import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { getLaunchOptions } from '#test/harness/browser-switches.ts'

const port = Number(process.env.HOKO_JOURNEYS_PORT ?? 3911)
const dataDir = (process.env.HOKO_JOURNEYS_DATA ??= mkdtempSync(path.join(tmpdir(), 'hoko-journeys-')))

// Most of its time it waits for a closing, so it runs beside the others and costs them little.
const waits = '**/auction.spec.ts'
/** Only `npm run prove` starts browsers other than Chromium. */
const otherBrowsers = '**/other-browsers.spec.ts'

export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/until-filled.ts',
  // What takes longer, as waiting for a closing does, says so itself.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One market for all journeys; each brings people and listings of its own. On two cores more at once aren't quicker,
  // only nearer to their time-outs.
  workers: 3,
  projects: [
    { name: 'journeys', testIgnore: [waits, otherBrowsers], workers: 2 },
    { name: 'closings', testMatch: waits, workers: 1 },
    ...(process.env.HOKO_PROVE ? [{ name: 'other browsers', testMatch: otherBrowsers, workers: 1 }] : []),
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    navigationTimeout: 60_000,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    // Recording costs a third of the time; `npm test -- journeys --trace=retain-on-failure` records.
    trace: 'off',
    launchOptions: getLaunchOptions(process.env.CHROMIUM_PATH),
  },
  webServer: {
    command: process.env.HOKO_JOURNEYS_COMMAND ?? 'node bin/hoko.js start',
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    // What the server has to say of a call that failed by its defect is read beside the journey that made it.
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: process.env.HOKO_JOURNEYS_DEMO ?? 'small',
      DEMO_LIFE: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  },
})
