import { randomBytes } from 'node:crypto'
import { recordPastAddresses } from '#domains/delivery/server/addresses.history.service.ts'
import { recordPastPaymentDetails } from '#domains/accounts/server/payment-details.history.service.ts'
import { createAccount } from '#domains/identity/server/account/account.service.ts'
import { changeProfile } from '#domains/accounts/server/profile/profile.service.ts'
import { hashPassword } from '#domains/identity/server/password/secrets.service.ts'
import { selectSuburb } from '#domains/places/server/places.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { DemoMember } from './demo-members.ts'
import { everyone, pretenders } from './everyone.ts'
import type { Firm } from './firms.ts'
import { imagineBankAccount } from './demo-bank-accounts.ts'
import { imagineAddresses } from './demo-addresses.ts'
import { getAddress, type PretendMember } from './pretend-members.ts'
import { mixNumbers } from '../seeded.ts'

type Member = DemoMember | PretendMember | Firm

export const getEmail = (one: Member): string => ('email' in one ? one.email : getAddress(one))

/** @returns true if there were none */
export async function enrolMembers(tx: Tx): Promise<boolean> {
  const rows = await tx.selectFrom('accounts').select('email').where('type', '=', 'user').execute()
  const known = new Set(rows.map(({ email }) => email))
  const missing = everyone.filter((one) => !known.has(getEmail(one)))
  if (missing.length === 0) return false
  // An unknown password: most demo members never sign in.
  const unknownHash = await hashPassword(randomBytes(12).toString('base64url'))
  for (const one of missing) await enrolMember(tx, one, unknownHash)
  return missing.length === everyone.length
}

async function enrolMember(tx: Tx, one: Member, unknownHash: string): Promise<void> {
  if ('email' in one) {
    const { name: _name, password, ...account } = one
    await enrol(
      tx,
      { ...account, password_hash: await hashPassword(password) },
      new Date('2019-02-10T01:00:00Z'),
    )
    return
  }
  const n = pretenders.indexOf(one)
  const { first_name: firstName, last_name: lastName, suburb, joined } = one
  const isInTrade = 'business' in one || one.trade !== undefined
  const account = {
    first_name: firstName,
    last_name: lastName,
    suburb,
    email: getAddress(one),
    phone_number: `+6421100${String(1000 + n)}`,
    password_hash: 'business' in one && one.password ? await hashPassword(one.password) : unknownHash,
    seller_kind: isInTrade ? ('in_trade' as const) : ('private' as const),
  }
  const memberSince = new Date(`${joined}-${String((mixNumbers(n) % 27) + 1).padStart(2, '0')}T08:00:00Z`)
  const id = await enrol(tx, account, memberSince)
  if ('business' in one) {
    const {
      trading_name: tradingName,
      nzbn,
      gst_number: gstNumber,
      address,
      trader_number: traderNumber,
      agency_licence: agencyLicence,
      about,
    } = one
    await changeProfile(tx, id, {
      trading_name: tradingName,
      nzbn,
      gst_number: gstNumber,
      address,
      trader_number: traderNumber,
      agency_licence: agencyLicence,
      about,
    })
  }
}

type Enrolment = Omit<Parameters<typeof createAccount>[1], 'type' | 'region'> & { suburb: string }

async function enrol(tx: Tx, account: Enrolment, memberSince: Date): Promise<AccountId> {
  const place = await selectSuburb(tx, account.suburb)
  const { id } = await createAccount(tx, {
    ...account,
    member_since: memberSince,
    type: 'user',
    region: place?.region ?? null,
  })
  const { first_name: firstName, last_name: lastName, suburb } = account
  const region = must(place, 'suburb').region
  const addresses = imagineAddresses({ name: `${firstName} ${lastName}`, suburb, region })
  await recordPastAddresses(tx, id, addresses, memberSince)
  const bankAccount = imagineBankAccount(everyone.findIndex((one) => getEmail(one) === account.email))
  const paid = { account_name: `${firstName} ${lastName}`, bank_account: bankAccount }
  await recordPastPaymentDetails(tx, id, paid, memberSince)
  return id
}
