/**
 * Measures how long a person on a phone waits for the first row or price: warm (returning visitor)
 * and cold (empty cache), alternating each page with a search. It runs on the full demo, or with
 * `DEMO=small`. `--keep <folder>` leaves the database there for the next time; `--only /isell`
 * measures one page.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { signIn } from '#domains/identity/common/auth.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { demoAdmin, enrolDemoAdmin } from '#demo/people/demo-admin.ts'
import { demoMembers } from '#demo/people/demo-members.ts'
import { getLaunchOptions } from '#test/harness/browser-switches.ts'
import { fillDemo } from './harness/demo-market.ts'
import { measureVisit, type Session } from './harness/phone.ts'
import { median, printResult } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const port = 3324
const origin = `http://localhost:${port}`
const rounds = 5

const { values: wanted } = parseArgs({ options: { keep: { type: 'string' }, only: { type: 'string' } } })
const size = process.env.DEMO === 'small' ? 'small' : 'full'

await using stand = await openStand(
  port,
  async ({ platform }) => {
    await enrolDemoAdmin(platform)
    await fillDemo({ platform }, size)
  },
  { pages: true, keep: wanted.keep },
)

async function enter(email: string, password: string, type: Session['type']): Promise<Session> {
  const reply = await stand.market.as(null).call(signIn, { email, password, type })
  if (!('token' in reply)) throw new Error(`${email} is asked for a second step.`)
  return { type, token: reply.token, user: reply.user }
}

const [member, other] = await Promise.all(
  demoMembers.slice(0, 2).map(({ email, password }) => enter(email, password, 'user')),
)
const admin = await enter(demoAdmin.email, demoAdmin.password, 'admin')
await notifyMember()

/** Creates a notification about a question, unless the demo already gave them some. */
async function notifyMember() {
  const theirs = stand.market.as({ id: member!.user.id, token: member!.token })
  if ((await theirs.call(listNotifications, {})).total > 0) return
  const [listing] = (await theirs.call(listOwnListings, { status: 'active' })).items
  const asker = stand.market.as({ id: other!.user.id, token: other!.token })
  await asker.call(askQuestion, { listing_id: listing!.id, text: 'Does it come with the mudguards?' })
  await fillDemo(stand, size)
}

const search = { path: '/ibuy?q=bike', content: 'main [href*="/detail"]', session: null }
const pages = [
  { path: '/isell', content: 'main li h2 a', session: member! },
  { path: '/iwatch', content: 'main li h3 a', session: member! },
  { path: '/ichat', content: 'main [aria-label="Conversations"] li', session: member! },
  { path: '/notifications', content: 'main [aria-label="Notifications"] li', session: member! },
  { path: '/admin-dashboard', content: 'main .num', session: admin },
  { path: '/users-list', content: 'main tbody tr', session: admin },
].filter(({ path }) => !wanted.only || path === wanted.only)

const browser = await chromium.launch(getLaunchOptions(process.env.CHROMIUM_PATH))
try {
  for (const cache of ['warm', 'cold'] as const) {
    const times = new Map([search, ...pages].map((page) => [page.path, [] as number[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const page of [search, ...pages])
        times.get(page.path)!.push(await measureVisit(browser, origin, page, cache))
    for (const { path } of pages) {
      printResult({
        name: `content_${path.slice(1).replaceAll('-', '_')}_${cache}`,
        value: median(times.get(path)!),
        unit: 'ms until the first row or price is there',
        reference: 'a search',
        referenceValue: median(times.get(search.path)!),
      })
    }
  }
} finally {
  await browser.close()
}
