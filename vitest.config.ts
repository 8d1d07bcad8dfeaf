import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']

// A fresh set of modules for each file takes a third of the run. The browser's modules keep state, and a mock must be
// there before what it stands for; the server's state hangs on its database, of which every test has its own.
const isolated = [
  'src/web/**/*.test.{ts,tsx}',
  ...globSync(all).filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
]

export default defineConfig({
  test: {
    globalSetup: ['test/harness/test-database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'shared', include: all, exclude: isolated, isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
