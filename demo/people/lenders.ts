import type { LenderDraft } from '#domains/finance/common/finance.ts'
import { changeOfferOfDealer, readLenders, replaceLenders } from '#domains/finance/server/lenders.service.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { demoAdmin } from './demo-admin.ts'
import { getEmail } from './enrol-members.ts'
import { firms } from './firms.ts'

export const demoLenders: readonly LenderDraft[] = [
  {
    id: null,
    name: 'Good Lending',
    email: 'loans@good-lending.example',
    annual_rate_bp: 1295,
    establishment_fee_cents: 29_500,
    monthly_fee_cents: 500,
    min_deposit_percent: 10,
    terms_months: [12, 24, 36, 48, 60],
    min_amount_cents: 200_000,
    max_amount_cents: 8_000_000,
    disclosure:
      'Good Lending is made up for this demo. A real lender gives its registration and complaints scheme here.',
    logo_image_id: null,
    is_enabled: true,
  },
  {
    id: null,
    name: 'Harbour Street Finance',
    email: 'hello@harbour-street.example',
    annual_rate_bp: 1450,
    establishment_fee_cents: 19_900,
    monthly_fee_cents: 0,
    min_deposit_percent: 0,
    terms_months: [6, 12, 24, 36, 48, 60, 72],
    min_amount_cents: 150_000,
    max_amount_cents: 5_000_000,
    disclosure: 'Harbour Street Finance is made up for this demo.',
    logo_image_id: null,
    is_enabled: true,
  },
]

const ownOffer = {
  is_offered: true,
  annual_rate_bp: 990,
  establishment_fee_cents: 35_000,
  monthly_fee_cents: 0,
}

/** Runs once: people's changes in the demo survive a restart. */
export async function offerFinance(db: Db): Promise<void> {
  const admin = await findAccount(db, demoAdmin.email)
  const dealer = await findAccount(db, getEmail(must(firms[0], 'first firm')))
  const { version, items, changed_at: changedAt } = await readLenders(db)
  if (!admin || !dealer || items.length > 0 || changedAt !== null) return
  await changeOfferOfDealer(db, { ...dealer, type: 'user' }, { id: dealer.id, ...ownOffer })
  await replaceLenders(db, admin.id, { version, items: [...demoLenders] })
}

const findAccount = (db: Db, email: string) =>
  db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
