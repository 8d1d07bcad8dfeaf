import type { CardBrand, CardExpiry } from './card-rules.ts'

/**
 * Stripe's public test cards, and how each behaves. A name never changes its meaning: tokens and
 * the sandbox's rows contain it.
 */
export interface TestCard {
  name: string
  number: string
  brand: CardBrand
  /** Why it can't be saved; null if it can. */
  refusedAs: TestDecline | null
  whenCharged: 'succeeds' | 'is_declined' | 'asks_once' | 'asks_always'
}

export type TestDecline =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'processing_error'

const accept = (name: string, brand: CardBrand, number: string): TestCard => ({
  name,
  number,
  brand,
  refusedAs: null,
  whenCharged: 'succeeds',
})

const refuse = (name: string, number: string, refusedAs: TestDecline): TestCard => ({
  ...accept(name, 'visa', number),
  refusedAs,
})

const charge = (name: string, number: string, whenCharged: TestCard['whenCharged']): TestCard => ({
  ...accept(name, 'visa', number),
  whenCharged,
})

export const testCards: readonly TestCard[] = [
  accept('visa', 'visa', '4242424242424242'),
  accept('visa-debit', 'visa', '4000056655665556'),
  accept('mastercard', 'mastercard', '5555555555554444'),
  accept('mastercard-2', 'mastercard', '2223003122003222'),
  accept('mastercard-debit', 'mastercard', '5200828282828210'),
  accept('mastercard-prepaid', 'mastercard', '5105105105105100'),
  accept('amex', 'amex', '378282246310005'),
  accept('amex-2', 'amex', '371449635398431'),
  accept('discover', 'discover', '6011111111111117'),
  accept('discover-2', 'discover', '6011000990139424'),
  accept('diners', 'diners', '3056930009020004'),
  accept('diners-14', 'diners', '36227206271667'),
  accept('jcb', 'jcb', '3566002020360505'),
  accept('unionpay', 'unionpay', '6200000000000005'),
  accept('unionpay-debit', 'unionpay', '6200000000000047'),
  accept('unionpay-19', 'unionpay', '6205500000000000004'),
  accept('new-zealand', 'visa', '4000005540000008'),
  refuse('declined', '4000000000000002', 'declined'),
  refuse('insufficient-funds', '4000000000009995', 'insufficient_funds'),
  refuse('lost', '4000000000009987', 'declined'),
  refuse('stolen', '4000000000009979', 'declined'),
  refuse('expired', '4000000000000069', 'expired_card'),
  refuse('incorrect-cvc', '4000000000000127', 'incorrect_cvc'),
  refuse('processing-error', '4000000000000119', 'processing_error'),
  charge('declined-later', '4000000000000341', 'is_declined'),
  charge('asks-once', '4000002500003155', 'asks_once'),
  charge('asks-always', '4000002760003184', 'asks_always'),
  charge('asks-always-2', '4000000000003220', 'asks_always'),
]

const byName = new Map(testCards.map((card) => [card.name, card]))

export const findTestCard = (name: string): TestCard | undefined => byName.get(name)

/**
 * Makes the token that the browser sends instead of a test card's number; null for any other
 * number, which is never sent.
 *
 * @param nonce 8 to 32 small letters and digits
 */
export function makeTestToken(number: string, { month, year }: CardExpiry, nonce: string): string | null {
  const card = testCards.find((one) => one.number === number)
  return card ? `tok_sandbox_${card.name}_${String(month).padStart(2, '0')}${year}_${nonce}` : null
}

export function readTestToken(token: string): { card: TestCard; expiry: CardExpiry } | null {
  const [, name = '', month, year] =
    /^tok_sandbox_([a-z0-9-]{1,40})_(0[1-9]|1[0-2])([12]\d{3})_[a-z0-9]{8,32}$/.exec(token) ?? []
  const card = findTestCard(name)
  return card ? { card, expiry: { month: Number(month), year: Number(year) } } : null
}
