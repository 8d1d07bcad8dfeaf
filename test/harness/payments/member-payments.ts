import { expect } from 'vitest'
import { GatewayUnreachable } from '#platform/server/payments/gateway.ts'
import type {
  MemberCharge,
  NewMemberAccount,
  Transfer,
} from '#platform/server/payments/members/member-gateway.ts'
import type { TestedMemberGateway } from './member-gateways.ts'

export const returnUrl = 'https://hoko.example.nz/deal/7?paid=1'

let count = 0
export const aKey = () => `key-${(count += 1)}`

export async function aPerson(
  { makeAccount }: TestedMemberGateway,
  wishes: Partial<NewMemberAccount> = {},
): Promise<NewMemberAccount> {
  const accountId = await makeAccount()
  const number = `12-3456-${String((count += 1)).padStart(7, '0')}-00`
  return {
    account_id: accountId,
    email: `a${accountId}@example.nz`,
    name: 'Mere Kahu',
    isBusiness: false,
    bank_account: { number, name: 'M Kahu' },
    ...wishes,
  }
}

export async function aReadyAccount(tested: TestedMemberGateway): Promise<string> {
  const id = await tested.gateway.openAccount(await aPerson(tested))
  if (tested.gateway.method === 'card') await tested.answerOnboarding(id, 'approve')
  return id
}

export const aCharge = async ({ makeCard }: TestedMemberGateway, card = 'visa'): Promise<MemberCharge> => ({
  ...(await makeCard(card)),
  amount_cents: 4900,
  description: 'Kayak',
  reference: 'H100042',
  tradePaymentId: (count += 1),
  requested_at: new Date(),
  return_url: returnUrl,
})

/** A settled one. */
export async function aPayment(tested: TestedMemberGateway, card = 'visa'): Promise<string> {
  const { id, status } = await tested.gateway.charge(await aCharge(tested, card), aKey())
  if (status === 'requires_action') await tested.confirm(id, true)
  return id
}

export const aTransfer = async (
  tested: TestedMemberGateway,
  wishes: Partial<Transfer> = {},
): Promise<Transfer> => ({
  gateway_account_id: wishes.gateway_account_id ?? (await aReadyAccount(tested)),
  payeeName: tested.gateway.method === 'card' ? null : 'M Kahu',
  isFromBalance: false,
  amount_cents: 4000,
  gateway_payment_id: wishes.gateway_payment_id ?? (await aPayment(tested)),
  reference: 'H100042',
  requested_at: new Date(),
  ...wishes,
})

/** Some of ten calls at once may not know the outcome yet; those that know agree with a later one. */
export async function repeatAtOnce(act: () => Promise<string>): Promise<string> {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, act))
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(GatewayUnreachable)
  const last = await act()
  const known = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(new Set([...known, last])).toEqual(new Set([last]))
  return last
}
