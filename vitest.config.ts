import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { categorySprite } from './vite/category-sprite.ts'

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
const in_browser = 'src/**/*.browser.test.tsx'

// A fresh set of modules for each file takes a third of the run. The browser's modules keep state, and a mock must be
// there before what it stands for; the server's state hangs on its database, of which every test has its own.
const isolated = [
  'src/web/**/*.test.{ts,tsx}',
  ...globSync(all).filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
]

/** Those of ten seconds and more. */
const long =
  /crash|upload-memory|\.race|start\.test|held-locks|open-market|worst-input|embedded-postgres|upload-corpus/

/** What takes long begins first, so that nothing is left to wait for at the end; the rest in Vitest's order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}

export default defineConfig({
  plugins: [categorySprite(import.meta.dirname)],
  test: {
    globalSetup: ['test/harness/test-database.ts'],
    pool: 'forks',
    // On two cores: with two, a quarter of the time both wait, for a lock or for what was killed.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [...isolated, in_browser], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: [in_browser] } },
    ],
  },
})
