import { listOwnListings } from '#contract/selling/own-listings.ts'
import { listMotorcentralRecords } from '#contract/stock-feed/feed-records.ts'
import { applyFeedRun, getFeedRun } from '#contract/stock-feed/feed-runs.ts'
import type { TestApp } from '../test-app.ts'
import { aPush, type Dealer, type FeedVehicle, type Push, uploadFeed } from './stock-feeds.ts'

/** What a dealer does with the stock feed. Each test has a dealer of its own. */
export function makeFeedSteps(current: () => { app: TestApp; dealer: Dealer }) {
  const asDealer = () => current().app.as(current().dealer)
  const push = (vehicles: FeedVehicle[], wishes: Push = {}) =>
    aPush(vehicles, { user_id: current().dealer.dealership, ...wishes })
  const read = (id: number) => asDealer().call(getFeedRun, { id, limit: 100 })

  async function apply(id: number, past_guards = false) {
    const answer = await asDealer().call(applyFeedRun, { id, past_guards })
    await current().app.settle()
    return answer.key ? answer : (await read(id)).run
  }

  async function importNow(vehicles: FeedVehicle[], wishes?: Push, past_guards = true) {
    const { app, dealer } = current()
    const { id } = await uploadFeed(app, dealer, await push(vehicles, wishes))
    const { run } = await read(id)
    if (run.status !== 'ready') return run
    await apply(id, past_guards)
    return (await read(id)).run
  }

  return {
    push,
    read,
    apply,
    importNow,
    records: () => asDealer().call(listMotorcentralRecords, { limit: 100 }),
    live: async () => (await asDealer().call(listOwnListings, { status: 'active', limit: 100 })).items,
  }
}
