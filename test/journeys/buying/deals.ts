import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { aMember, post, type Member } from '../members.ts'

export const courier = {
  id: 1,
  kind: 'courier',
  name: '',
  radius_km: null,
  north_cents: 7_00,
  south_cents: 12_00,
  own_region_cents: null,
  rural_cents: 4_50,
  further_cents: 2_00,
  days_to_send: 2,
  is_tracked: true,
}

export const lamp = {
  type: 'general',
  title: 'Brass reading lamp',
  condition: 'used',
  description: 'Rewired last year, with a small dent in its foot.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 24_00,
  pickup: 'allowed',
  payment_methods: ['bank_transfer', 'cash'],
  delivery_options: [courier],
  suburb: 'te-aro',
}

export interface Deal {
  id: number
  hana: Member
  mere: Member
}

const as = ({ token }: Member) => ({ headers: { authorization: `Bearer ${token}` } })

export async function addAddress(request: APIRequestContext, by: Member, isRural: boolean): Promise<number> {
  const { id } = await post(
    request,
    '/delivery-address',
    {
      name: `${by.first_name} ${by.last_name}`,
      line1: '418 Moonshine Road',
      line2: isRural ? 'RD 1' : '',
      suburb: 'petone',
      postcode: isRural ? '5381' : '5012',
      is_rural: isRural,
    },
    by,
  )
  return id
}

/** @param delivery chosen with the purchase; without one it is chosen on the page of the trade */
export async function buyLamp(
  request: APIRequestContext,
  { changes = {}, delivery }: { changes?: object; delivery?: (addressId: number) => object } = {},
): Promise<Deal> {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const account = await request.put('/api/payment-details', {
    data: { account_name: 'H Ngata', bank_account: '01 902 0068389 00', note: '' },
    ...as(hana),
  })
  expect(account.ok(), await account.text()).toBe(true)
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const { id } = await post(request, '/listing', { ...lamp, ...changes, category_id: items[0].id }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const addressId = await addAddress(request, mere, true)
  const bought = await request.put(`/api/buy-now/${id}`, {
    data: delivery ? { delivery: delivery(addressId) } : {},
    ...as(mere),
  })
  expect(bought.ok(), await bought.text()).toBe(true)
  const { trade_id: tradeId } = await bought.json()
  return { id: tradeId, hana, mere }
}

export async function act(request: APIRequestContext, { id }: Deal, by: Member, data: object) {
  const reply = await request.put(`/api/trade/${id}`, { data, ...as(by) })
  expect(reply.ok(), await reply.text()).toBe(true)
}

export const next = (page: Page) => page.getByRole('main').locator('section[aria-labelledby=next-step]')

export const expectNext = (page: Page, sentence: string | RegExp) =>
  expect(next(page).getByRole('heading', { name: sentence })).toBeVisible()
