import type { Trade } from '#contract/trades/trades.ts'

/** What happens next, in plain words, to the side that reads it. */
export function nextStep({
  role,
  status,
  payment_confirmed,
  moves,
  counterparty: { full_name, display_name },
}: Trade): string {
  const them = full_name ?? display_name
  const sent = moves.findLast(({ action }) => action === 'sent')
  const is_unpaid = !payment_confirmed && sent?.from_status === 'agreed'
  const words: Record<Trade['status'], { buyer: string; seller: string }> = {
    unconfirmed: {
      buyer: `${them} says you bought this. Once you confirm, you’ll see each other’s name, phone and email.`,
      seller: `We’ve asked ${them} to confirm this. Once they do, you’ll see each other’s name, phone and email.`,
    },
    agreed: {
      buyer: `Get in touch with ${them} to arrange pickup or delivery, and pay them directly, in a way the listing offers. Only pay by transfer once you’re sure of the account.`,
      seller: `Get in touch with ${them} to arrange payment and pickup or delivery. Only hand over the item once you’ve been paid.`,
    },
    paid: {
      buyer: payment_confirmed
        ? `${them} has your payment. They’ll hand it over or send it now.`
        : `You’ve paid. ${them} will confirm once they have the money, then hand it over or send it.`,
      seller: payment_confirmed
        ? `${them} has paid. Hand it over or send it now.`
        : `${them} says they’ve paid. Check your account before you confirm – a screenshot of a transfer isn’t proof.`,
    },
    sent: {
      buyer: is_unpaid
        ? `${them} has sent it or handed it over. Pay when you get it. Once ${them} confirms your payment, mark it as received.`
        : `${them} has sent it or handed it over. Mark it as received once you have it.`,
      seller: is_unpaid
        ? `Confirm the payment once ${them} has paid you.`
        : `Once ${them} has it, this sale is complete.`,
    },
    completed: { buyer: 'All done. Enjoy!', seller: 'All done.' },
    disputed: {
      buyer: `We’re looking into this. You and ${them} can write here. The sale is on hold until it’s settled or decided.`,
      seller: `We’re looking into this. You and ${them} can write here. The sale is on hold until it’s settled or decided.`,
    },
    cancelled: {
      buyer: 'This sale fell through.',
      seller:
        full_name === null
          ? `${them} says they didn’t buy this. You can relist it.`
          : 'This sale fell through. You can relist it, unless the next bidder buys it.',
    },
  }
  return words[status][role]
}
