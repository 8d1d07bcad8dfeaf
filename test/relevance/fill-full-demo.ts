import { enableFirstPlans } from '#domains/billing/server/plans/plans.service.ts'
import { learnWords } from '#domains/search/server/index/search.dictionary.service.ts'
import { reindexSearch } from '#domains/search/server/index/reindex.service.ts'
import { fillListing } from '#demo/fill-market.ts'
import { planMarket } from '#demo/market-plan.ts'
import { selectMemberIds } from '#demo/open-market.ts'
import { fillBusinesses } from '#demo/past/fill-businesses.ts'
import { featureFirms } from '#demo/past/feature-firms.ts'
import { fillPlans } from '#demo/past/past-plans.ts'
import { enrolMembers } from '#demo/people/enrol-members.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Fills the full demo's listings for sale, always the same, without pictures and past sales. */
export async function fillFullDemo(platform: Platform, { most = Infinity } = {}): Promise<void> {
  const { db } = platform
  const terms = { size: 'full', seed: 7, startedMs: Date.now() } as const
  await transact(db, async (tx) => {
    await enrolMembers(tx)
    await enableFirstPlans(tx)
  })
  await fillPlans(platform, terms.startedMs)
  await fillBusinesses(platform)
  const memberIds = await selectMemberIds(db)
  const render = () => Promise.reject(new Error('Nothing is drawn.'))
  const live = planMarket(terms)
    .filter(({ isPast }) => !isPast)
    .slice(0, most)
  const atOnce = 8
  for (let n = 0; n < live.length; n += atOnce) {
    const some = live.slice(n, n + atOnce).map((planned) => ({ ...planned, pictures: [], appeal: 0 }))
    await Promise.all(some.map((planned) => fillListing({ platform, terms, memberIds, render }, planned)))
  }
  await featureFirms(db)
  await reindexSearch(db)
  await learnWords(db)
}
