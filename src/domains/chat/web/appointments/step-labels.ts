import type { ConversationStep } from '#domains/chat/common/dealings.ts'
import { formatMoney, formatVisit } from '#platform/common/formats/formats.ts'
import * as t from '#domains/chat/texts.ts'

/** 'You offered $1,200': describes a step and its author. */
export function describeStep(step: ConversationStep, name: string): string {
  const mine = step.by === 'me'
  const amount = step.amount_cents === null ? '' : formatMoney(step.amount_cents)
  const text = step.text
  switch (step.kind) {
    case 'question':
      return mine
        ? t.you_asked_on_the_listing({ question: text })
        : t.they_asked_on_the_listing({ name, question: text })
    case 'answer':
      return mine
        ? t.you_answered_on_the_listing({ answer: text })
        : t.they_answered_on_the_listing({ name, answer: text })
    case 'viewing_asked':
      if (step.time) {
        const time = formatVisit(step.time)
        return mine
          ? t.you_asked_for_another_time({ time, note: text })
          : t.they_asked_for_another_time({ name, time, note: text })
      }
      return mine ? t.you_asked_to_see_it({ note: text }) : t.they_asked_to_see_it({ name, note: text })
    case 'viewing_offered':
      return mine ? t.you_offered_viewing_times() : t.they_offered_viewing_times({ name })
    case 'viewing_picked': {
      const time = step.time ? formatVisit(step.time) : ''
      return mine ? t.you_chose_a_viewing({ time }) : t.they_chose_a_viewing({ name, time })
    }
    case 'viewing_cancelled':
      if (!step.time) return mine ? t.you_took_it_back() : t.they_took_it_back({ name })
      return mine
        ? t.you_called_off_the_viewing({ time: formatVisit(step.time) })
        : t.they_called_off_the_viewing({ name, time: formatVisit(step.time) })
    default:
      return step.kind.startsWith('offer')
        ? describeOfferStep(step, { mine, name, amount })
        : describeTradeStep(step, { mine, name, amount })
  }
}

interface Parts {
  mine: boolean
  name: string
  amount: string
}

function describeOfferStep({ kind }: ConversationStep, { mine, name, amount }: Parts): string {
  switch (kind) {
    case 'offer_offered':
      return mine ? t.you_offered_amount({ amount }) : t.they_offered_amount({ name, amount })
    case 'offer_countered':
      return mine ? t.you_countered_with_amount({ amount }) : t.they_countered_with_amount({ name, amount })
    case 'offer_accepted':
      return mine ? t.you_accepted_the_offer() : t.they_accepted_the_offer({ name })
    case 'offer_declined':
      return mine ? t.you_declined_the_offer() : t.they_declined_the_offer({ name })
    case 'offer_withdrew':
      return mine ? t.you_withdrew_the_offer() : t.they_withdrew_the_offer({ name })
    default:
      return t.the_offer_ended()
  }
}

function describeTradeStep({ kind }: ConversationStep, { mine, name, amount }: Parts): string {
  switch (kind) {
    case 'trade_agreed':
      return amount === '' ? t.sold() : t.sold_for_amount({ amount })
    case 'trade_paid':
      return mine ? t.you_marked_it_as_paid() : t.they_marked_it_as_paid({ name })
    case 'trade_payment_confirmed':
      return mine ? t.you_confirmed_the_payment() : t.they_confirmed_the_payment({ name })
    case 'trade_sent':
      return mine ? t.you_marked_it_as_sent() : t.they_marked_it_as_sent({ name })
    case 'trade_received':
      return mine ? t.you_received_it() : t.they_received_it({ name })
    case 'trade_handed_over':
      return t.it_was_handed_over()
    case 'trade_disputed':
      return mine ? t.you_opened_a_dispute() : t.they_opened_a_dispute({ name })
    default:
      return t.the_sale_was_cancelled()
  }
}
