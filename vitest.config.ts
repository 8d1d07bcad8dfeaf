import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const all = ['{src,tools}/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'test/**/*.test.ts']
const inBrowser = 'src/**/*.browser.test.tsx'

// A process for each file takes ten times as long as fresh modules do. It's for what they don't renew: mocks, which must
// be there before what they stand for, and globals. And for the server's tests of what is the browser's, which Node alone can't load.
const needsProcess = /vi\.(mock|doMock|stubGlobal)\(|globalThis/
const loadsWeb = /from '#(?:domains\/[\w-]+|platform|app)\/web\//
const isWeb = /^src\/(?:domains\/[\w-]+|platform|app)\/web\//
const isolated = globSync(all).filter((file) => {
  const code = readFileSync(file, 'utf8')
  return needsProcess.test(code) || (!isWeb.test(file) && loadsWeb.test(code))
})

// The browser's modules keep state; the server's hangs on its database, of which every test has its own.
const ofBrowser = 'src/{domains/*,platform,app}/web/**/*.test.{ts,tsx}'

/** Those of twenty seconds and more on a busy machine. */
const long =
  /crash|upload-memory|\.race|start\.test|development|lock-waits|open-market|worst-input|embedded-postgres|upload-corpus|proof-of-work|every-operation|serving-thread|search\.pages|clocks|api-keys|feed-corpus|everyday-words/

/** What takes long begins first, so that nothing is left to wait for at the end; the rest in Vitest's order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    globalSetup: ['test/harness/test-database.ts'],
    setupFiles: ['test/harness/addresses.ts'],
    pool: 'forks',
    // On two cores: with two, a quarter of the time both wait, for a lock or for what was killed.
    maxWorkers: 3,
    // With the usual 16 MB a quarter of the work of building an app was collecting garbage.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: all,
          exclude: [...isolated, ofBrowser],
          isolate: false,
          // Node loads the modules, as it does in production: nothing transforms them first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [ofBrowser],
          exclude: [...isolated, inBrowser],
          isolate: false,
          setupFiles: ['test/harness/fresh-modules.ts', 'test/harness/addresses.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: [inBrowser] } },
    ],
  },
})
