import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endReleaseStop } from '#domains/trade-payments/common/trade-payments.ts'
import { updateAdvertisement, putAdvertisementCounters } from '#domains/advertising/common/advertisements.ts'
import { updateAgent } from '#domains/businesses/common/agents.ts'
import { putBranding, putStorefront } from '#domains/businesses/common/storefront.ts'
import { updateCategory, createFilter, updateFilter } from '#domains/catalogue/common/catalogue.ts'
import { createFaq, updateFaq } from '#domains/catalogue/common/faqs.ts'
import {
  createSavedReply,
  updateSavedReply,
  assignSupportRequest,
  sendSupportReply,
  setSupportStatus,
} from '#domains/chat/common/support.ts'
import { allOperations } from '#app/server/all-operations.ts'
import type { AnyOperation, OperationInput } from '#platform/common/operation.ts'
import { requestFor } from '#platform/common/request.ts'
import { changeDealerFinance, listLenders, putLenders } from '#domains/finance/common/finance.ts'
import { describeImage } from '#domains/media/common/media.ts'
import { putMember } from '#domains/accounts/common/members/members.ts'
import { createTemplate, updateTemplate } from '#domains/moderation/common/cases.ts'
import { setPlanStatus, updatePlan } from '#domains/billing/common/plans/plans.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { putMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { saveSettingsDraft, putSettings } from '#domains/settings/common/settings.ts'
import { updateMcDealership } from '#domains/stock-feed/common/stock-feed.ts'
import {
  createTableView,
  setTableChoices,
  updateTableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { mustBeLogged } from '#platform/common/access/staff-roles.ts'
import { aPicture, anAdvertisement } from '#test/harness/market/advertisements.ts'
import { anAgency, anAgent, aShop } from '#test/harness/market/businesses.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { goodLending } from '#test/harness/market/lenders.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ payments: { is: 'sandbox' } })
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

interface Save {
  op: AnyOperation
  /** The form's input, the same each time. */
  input: object
}

const save = <Op extends AnyOperation>(op: Op, input: OperationInput<Op>): Save => ({ op, input })

async function aRequest(): Promise<number> {
  const memberId = (await aMember(app)).id
  const sent = { member_id: memberId, client_id: randomUUID(), text: 'Kia ora, can we help?' }
  const { conversation_id } = await app.as(admin).call(sendSupportReply, sent)
  return conversation_id
}

const hours = { hours: [], special_days: [], closed_on_public_holidays: true }
const reply = { title: 'Kia ora', text: 'Kia ora {name}, thanks.' }
const template = {
  rule: 'other',
  title: 'Other',
  reason: 'It breaks a rule.',
  word: 'It breaks a rule.',
} as const
const view = { name: 'Sellers', query: '', columns: null, is_shared: false }

const forms: Record<string, () => Promise<Save>> = {
  updateAdvertisement: async () => {
    const { id, name, link } = await anAdvertisement(app, admin)
    return save(updateAdvertisement, { id, name, link })
  },
  putAdvertisementCounters: async () => save(putAdvertisementCounters, { period: 7, amount: 1 }),
  updateAgent: async () => {
    const { id, name } = await anAgent(app, await anAgency(app, admin))
    return save(updateAgent, { id, name })
  },
  putBranding: async () => {
    const { id } = await anAgency(app, admin)
    const colors = { color: '#004433', text_color: '#ffffff' }
    return save(putBranding, { seller_id: id, logo_id: null, banner_id: null, ...colors, strapline: 'Homes' })
  },
  putStorefront: async () => save(putStorefront, { seller_id: (await aShop(app)).id, ...hours }),
  // No release is stopped.
  endReleaseStop: async () => save(endReleaseStop, { reason: 'Looked into.' }),
  updateCategory: async () => {
    const { id, name } = await categoryAdmin(app, admin).top('Kites')
    return save(updateCategory, { id, name })
  },
  updateFaq: async () => {
    const faq = { question: 'How do I sell?', answer: 'Press Sell and say it.', group: 'Selling' }
    return save(updateFaq, { id: (await app.as(admin).call(createFaq, faq)).id, ...faq })
  },
  updateFilter: async () => {
    const { id: category } = await categoryAdmin(app, admin).top('Tents')
    const filter = { name: 'Waterproof', kind: 'boolean' as const, category_ids: [category] }
    return save(updateFilter, {
      id: (await app.as(admin).call(createFilter, { key: 'waterproof', ...filter })).id,
      ...filter,
    })
  },
  updateSavedReply: async () =>
    save(updateSavedReply, { id: (await app.as(admin).call(createSavedReply, reply)).id, ...reply }),
  assignSupportRequest: async () =>
    save(assignSupportRequest, { id: await aRequest(), assignee_id: admin.id }),
  setSupportStatus: async () => save(setSupportStatus, { id: await aRequest(), status: 'resolved' }),
  changeDealerFinance: async () =>
    save(changeDealerFinance, { id: (await aShop(app)).id, is_offered: false }),
  putLenders: async () => {
    const { version } = await app.as(admin).call(listLenders, {})
    const saved = await app.as(admin).call(putLenders, { version, items: [goodLending] })
    const items = saved.items.map((lender) => ({ ...goodLending, id: lender.id }))
    return save(putLenders, { version: saved.version, items })
  },
  describeImage: async () => save(describeImage, { id: await aPicture(app, admin), alt: 'A kayak' }),
  putMember: async () => save(putMember, { id: (await aMember(app)).id, first_name: 'Aroha' }),
  updateTemplate: async () => {
    const { id } = await app.as(admin).call(createTemplate, template)
    return save(updateTemplate, { id, ...template, is_retired: false })
  },
  setPlanStatus: async () => save(setPlanStatus, { id: (await aPlan(app, admin)).id, status: 'enabled' }),
  updatePlan: async () => {
    const { id, name } = await aPlan(app, admin)
    return save(updatePlan, { id, name })
  },
  updateListing: async () => {
    const { id } = await aLiveAuction(app)
    const { version } = await app.as(admin).call(getOwnListing, { id })
    return save(updateListing, { id, version })
  },
  putSettings: async () => save(putSettings, { version: 1 }),
  saveSettingsDraft: async () =>
    save(saveSettingsDraft, { version: 1, changes: { maintenance_notice: 'Soon' } }),
  updateMcDealership: async () =>
    save(updateMcDealership, { id: (await aShop(app)).id, mc_dealership_id: '1234' }),
  setTableChoices: async () =>
    save(setTableChoices, { table: 'users', columns: null, rows_per_page: 50, default_view_id: null }),
  updateTableView: async () => {
    const { id } = await app.as(admin).call(createTableView, { table: 'users', ...view })
    return save(updateTableView, { id, ...view })
  },
  // Last, since members can't change anything afterwards.
  putMaintenance: async () => save(putMaintenance, { reason: 'An upgrade', ends_at: null }),
}

/** Operations that make a decision or a step, which is refused if it would change nothing. */
const acts = new Set([
  'endMemberSessions',
  'pinMemberNote',
  'decideFlag',
  'decideMemberFlag',
  'cropImage',
  'restoreImage',
  'rotateImage',
  'putStaffRole',
  'changeSuspension',
  'putMemberStatus',
  'setListingStatus',
  'takeCase',
  'withdrawWarning',
  'resolveDispute',
])
test('every form of the back office is in this table', () => {
  const saves = allOperations
    .map(({ op }) => op)
    .filter(({ method, duty }) => (method === 'PUT' || method === 'PATCH') && duty && duty !== 'ownAccount')
    .filter((op) => mustBeLogged(op))
    .map(({ name }) => name)
    .filter((name) => !acts.has(name))
  const missing = saves.filter((name) => !Object.hasOwn(forms, name))
  expect(missing).toEqual([])
})

const countEntries = async () => {
  const { count } = await app.platform.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test.each(Object.keys(forms))('%s answers 200 and logs nothing when nothing has changed', async (name) => {
  const { op, input } = await forms[name]!()
  const send = async () => {
    const { method, path, body } = requestFor(op, input)
    const { statusCode, payload } = await app.server.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
      ...(body && { payload: body as object }),
    })
    return { statusCode, ...(statusCode >= 400 && { payload }) }
  }
  await send()
  const before = await countEntries()
  expect(await send()).toEqual({ statusCode: 200 })
  expect(await countEntries()).toBe(before)
})
