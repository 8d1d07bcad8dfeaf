import { isCardExpiry } from '#platform/common/payments/card-rules.ts'
import type { TestCard } from '#platform/common/payments/test-cards.ts'
import type { CardOutcome, DeclineCode } from './gateway.ts'

interface SavedTestCard {
  test_card: TestCard
  expires_month: number
  expires_year: number
  wasConfirmed: boolean
}

interface Decided {
  status: 'requires_action' | 'succeeded' | 'failed'
  failure_code: DeclineCode | null
}

export const hasExpired = (card: Pick<SavedTestCard, 'expires_month' | 'expires_year'>, now: Date): boolean =>
  !isCardExpiry(`${card.expires_month}/${card.expires_year}`, now)

/** @param isPresent whether the cardholder is there to confirm */
export function decideCharge(
  card: SavedTestCard,
  { isPresent, now }: { isPresent: boolean; now: Date },
): Decided {
  if (hasExpired(card, now)) return fail('expired_card')
  const { whenCharged } = card.test_card
  if (whenCharged === 'is_declined') return fail('declined')
  const requests = whenCharged === 'asks_always' || (whenCharged === 'asks_once' && !card.wasConfirmed)
  if (!requests) return { status: 'succeeded', failure_code: null }
  return isPresent ? { status: 'requires_action', failure_code: null } : fail('authentication_required')
}

const fail = (failureCode: DeclineCode): Decided => ({ status: 'failed', failure_code: failureCode })

export function describeTestCard(
  { name, number, brand }: TestCard,
  card: { id: number; expires_month: number; expires_year: number },
): CardOutcome {
  return {
    card: {
      payment_method_id: `pm_sandbox_${card.id}`,
      brand,
      last4: number.slice(-4),
      expires_month: card.expires_month,
      expires_year: card.expires_year,
      fingerprint: `sandbox_${name}`,
    },
  }
}
