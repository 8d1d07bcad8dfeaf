import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['test/harness/test-database.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
