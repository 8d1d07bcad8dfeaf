import type { Payout, PayoutAccount } from '#domains/trade-payments/common/trade-payments.ts'
import { formatShortDay } from '#platform/common/formats/formats.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trade-payments/texts.ts'

/** A gateway's names of missing details, such as `individual.verification.document`. */
const getDetails = makeTexts((): [pattern: RegExp, label: string][] => [
  [/document|verification|identity/, t.due_identity()],
  [/external_account|bank/, t.due_bank_account()],
  [/dob/, t.due_birthday()],
  [/address/, t.due_address()],
  [/phone|email/, t.due_contact()],
  [/tos_acceptance/, t.due_terms()],
  [/name/, t.due_name()],
  [/business|company/, t.due_business()],
])

/** Formats 'proof of who you are and your bank account'; null if nothing is missing. */
export function describeDue(due: string[]): string | null {
  if (due.length === 0) return null
  const labels = due.map((name) => getDetails().find(([pattern]) => pattern.test(name))?.[1] ?? t.due_other())
  return getListFormat().format(new Set(labels))
}

export interface SetupState {
  badge: { label: string; kind: 'plain' | 'good' | 'wrong' }
  text: string
  act: string
}

export function describeSetup({ method, gateway, state, due }: PayoutAccount): SetupState {
  const missing = describeDue(due)
  const named = { has_due: missing !== null, due: missing ?? '' }
  const states: Record<PayoutAccount['state'], () => SetupState> = {
    none: () => ({
      badge: { label: t.setup_none(), kind: 'plain' },
      text:
        method === 'bank'
          ? t.setup_bank_none()
          : t.setup_card_none({ gateway: gateway === 'stripe' ? 'stripe' : 'other' }),
      act: t.setup_begin(),
    }),
    incomplete: () => ({
      badge: { label: t.setup_incomplete(), kind: 'plain' },
      text: t.setup_incomplete_text(named),
      act: t.setup_continue(),
    }),
    ready: () => ({
      badge: { label: t.setup_ready(), kind: 'good' },
      text: t.setup_ready_text({ method: method === 'card' ? 'card' : 'other' }),
      act: t.setup_change(),
    }),
    restricted: () => ({
      badge: { label: t.setup_restricted(), kind: 'wrong' },
      text: t.setup_restricted_text(named),
      act: t.setup_fix(),
    }),
  }
  return states[state]()
}

export interface PayoutState {
  label: string
  kind: 'plain' | 'good' | 'wrong'
  /** Null unless it failed. */
  failure: string | null
}

export function describePayout({ status, failure, at }: Payout, now: number): PayoutState {
  const day = formatShortDay(new Date(at))
  if (status === 'sent') return { label: t.payout_paid({ day }), kind: 'good', failure: null }
  if (failure !== null)
    return { label: t.payout_failed(), kind: 'wrong', failure: t.payout_failed_text({ day }) }
  const label = Date.parse(at) > now ? t.payout_from({ day }) : t.payout_on_its_way()
  return { label, kind: 'plain', failure: null }
}
