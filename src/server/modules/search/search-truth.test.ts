import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#contract/account-settings.ts'
import { placeBid } from '#contract/bidding.ts'
import { watch } from '#contract/watching.ts'
import { setListingStatus } from '#contract/own-listings.ts'
import { aLiveAuction } from '#test/harness/market.ts'
import { aMember } from '#test/harness/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { reindex } from './reindex.service.ts'

let app: TestApp
let sellers: Person[]
beforeAll(async () => {
  app = await createTestApp()
  sellers = [await aMember(app), await aMember(app), await aMember(app)]
})
afterAll(() => app[Symbol.asyncDispose]())
