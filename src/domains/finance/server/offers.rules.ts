import type { Finance, FinanceOffer } from '#domains/finance/common/finance.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { dealerTerms } from '#domains/finance/common/dealer-terms.ts'
import {
  findDepositRange,
  fitChoice,
  getLoan,
  type FinanceChoice,
  type OfferTerms,
} from '#domains/finance/common/finance-offers.ts'
import { calculateRepayments, frequencies } from '#domains/finance/common/repayments.ts'
import { describeAssumptions } from '#domains/finance/common/finance-labels.ts'

type Sale = Pick<ListingCard, 'type' | 'status' | 'sale_method' | 'price_cents' | 'buy_now_price_cents'>
export type FinancePrice = Pick<Finance, 'price_cents' | 'price_kind'>

const noPrice: FinancePrice = { price_cents: null, price_kind: null }

/**
 * Returns the buyer's price: an auction's only while it can be bought now, as its result is
 * unknown.
 */
export function findFinancePrice(sale: Sale): FinancePrice {
  if (sale.status !== 'active') return noPrice
  const { sale_method: saleMethod, price_cents: priceCents, buy_now_price_cents: buyNowPriceCents } = sale
  if (saleMethod === 'auction')
    return buyNowPriceCents === null ? noPrice : { price_cents: buyNowPriceCents, price_kind: 'buy_now' }
  if (priceCents === 0) return noPrice
  return {
    price_cents: priceCents,
    price_kind: saleMethod === 'fixed_price' ? 'fixed_price' : 'asking_price',
  }
}

export interface Credit {
  lender_id: number | null
  name: string
  logo: string | null
  email: string
  annual_rate_bp: number
  establishment_fee_cents: number
  monthly_fee_cents: number
  min_deposit_percent: number
  terms_months: number[]
  min_amount_cents: number
  max_amount_cents: number
  disclosure: string
}

export interface Dealer {
  seller_kind: 'private' | 'in_trade'
  trading_name: string | null
  display_name: string
  email: string
  finance_is_offered: boolean
  finance_rate_bp: number | null
  finance_establishment_fee_cents: number
  finance_monthly_fee_cents: number
}

/** Returns null unless the seller is in trade and offers finance. */
export function getDealerCredit(dealer: Dealer): Credit | null {
  if (!dealer.finance_is_offered || dealer.seller_kind !== 'in_trade' || dealer.finance_rate_bp === null)
    return null
  return {
    lender_id: null,
    name: dealer.trading_name ?? dealer.display_name,
    logo: null,
    email: dealer.email,
    annual_rate_bp: dealer.finance_rate_bp,
    establishment_fee_cents: dealer.finance_establishment_fee_cents,
    monthly_fee_cents: dealer.finance_monthly_fee_cents,
    ...dealerTerms,
    disclosure: '',
  }
}

/** Returns null if the lender doesn't lend for this price. */
export function makeOffer(
  priceCents: number,
  credit: Credit,
  chosen: Partial<FinanceChoice>,
): FinanceOffer | null {
  const deposit = findDepositRange(priceCents, credit)
  if (!deposit) return null
  const {
    lender_id: lenderId,
    name,
    logo,
    annual_rate_bp: annualRateBp,
    establishment_fee_cents: establishmentFeeCents,
    monthly_fee_cents: monthlyFeeCents,
    terms_months: termsMonths,
  } = credit
  const terms: OfferTerms = {
    annual_rate_bp: annualRateBp,
    establishment_fee_cents: establishmentFeeCents,
    monthly_fee_cents: monthlyFeeCents,
    terms_months: termsMonths,
    deposit,
  }
  const choice = fitChoice(terms, chosen)
  const loan = getLoan(priceCents, terms, choice)
  const repayments = frequencies.map((frequency) => {
    const one = calculateRepayments(loan, frequency)
    return { ...one, assumptions: describeAssumptions({ price_cents: priceCents, loan, repayments: one }) }
  })
  return { lender_id: lenderId, name, logo, disclosure: credit.disclosure, ...terms, ...choice, repayments }
}
