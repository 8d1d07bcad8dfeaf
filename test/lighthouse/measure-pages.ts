import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * `npm run lighthouse` runs Lighthouse on three pages as a phone and takes the median of three runs
 * each.
 */

const port = 3914
const origin = `http://localhost:${port}`
const runs = 3
const wanted: Record<string, number> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

interface PageScore {
  items: { id: number; type: string }[]
  total: number
}

/** The demo has 29 listings, but some auctions may close. */
const maxOfTheDemo = 20

interface Audit {
  score: number | null
  title: string
  displayValue?: string
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const root = path.join(import.meta.dirname, '../..')
const folder = await mkdtemp(path.join(tmpdir(), 'hoko-lighthouse-'))
const server = startServer()
try {
  await waitUntilReady()
  const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/home', '/ibuy', await aListing()]
  let isGood = true
  for (const page of pages) isGood = (await measure(page)) && isGood
  process.exitCode = isGood ? 0 : 1
} finally {
  server.kill('SIGTERM')
  await once(server, 'close')
  await rm(folder, { recursive: true, force: true })
}

function startServer(): ChildProcess {
  const env = { PORT: String(port), DATA_DIR: folder, DEMO: 'small', DEMO_LIFE: 'off', RATE_LIMITS: 'off' }
  return spawn(process.execPath, ['bin/hoko.js', 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Waits, since the demo is still filling up. */
async function aListing(): Promise<string> {
  for (;;) {
    const response = await fetch(`${origin}/api/listing?sort=most_bids&limit=1`)
    const { items, total } = (await response.json()) as PageScore
    if (items[0] && total >= maxOfTheDemo) return `/${items[0].type}/${items[0].id}/detail`
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function measure(page: string): Promise<boolean> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await reportSurely(page, run))
  const scoreOf = (one: Report, category: string) => Math.round((one.categories[category]?.score ?? 0) * 100)
  const medians = Object.keys(wanted).map((category): [string, number] => [
    category,
    reports.map((one) => scoreOf(one, category)).toSorted((a, b) => a - b)[Math.floor(runs / 2)]!,
  ])
  const middle = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    Math.floor(runs / 2)
  ]!
  process.stdout.write(`${page}: ${medians.map(([name, score]) => `${name} ${score}`).join(', ')}\n`)
  for (const line of worstAudits(middle)) process.stdout.write(`  ${line}\n`)
  return medians.every(([category, score]) => score >= (wanted[category] ?? 0))
}

/** Lighthouse sometimes loses its own trace of a page load and asks for another run. */
async function reportSurely(page: string, run: number): Promise<Report> {
  for (let failures = 0; ;) {
    try {
      return await report(page, run)
    } catch (error) {
      failures += 1
      if (failures === 3) throw error
    }
  }
}

async function report(page: string, run: number): Promise<Report> {
  const file = path.join(folder, `report-${run}.json`)
  await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      origin + page,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(wanted).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

function worstAudits({ categories, audits }: Report): string[] {
  const counted = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ category, ...audits[id]! })),
  )
  return counted
    .toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .map(
      ({ category, score, title, displayValue = '' }) =>
        `${category} ${Math.round((score ?? 0) * 100)}: ${title} ${displayValue}`,
    )
}
