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
      buyer: `${them} says that you bought this. Once you confirm it, you see each other’s name, phone and email.`,
      seller: `${them} has been asked to confirm this. Once that is done, you see each other’s name, phone and email.`,
    },
    agreed: {
      buyer: `Call or email ${them} to agree on pickup or shipping, and pay the seller directly, in a way the listing names. Pay by transfer only when you know where it goes.`,
      seller: `Call or email ${them} to agree on pickup or shipping and on payment. Hand it over once you have been paid.`,
    },
    paid: {
      buyer: payment_confirmed
        ? `${them} has your money, and hands it over or sends it now.`
        : `You have paid. ${them} confirms that once the money is there, and hands it over or sends it.`,
      seller: payment_confirmed
        ? `${them} has paid. Hand it over or send it now.`
        : `${them} says that it is paid. Look into your account before you confirm: a picture of a transfer is no money.`,
    },
    sent: {
      buyer: is_unpaid
        ? `${them} has sent it or handed it over. Pay when you get it; once ${them} confirms your payment, say that you have it.`
        : `${them} has sent it or handed it over. Say so once you have it.`,
      seller: is_unpaid
        ? `Confirm the payment once ${them} has paid you.`
        : `Once ${them} has it, this sale is complete.`,
    },
    completed: { buyer: 'All done. Enjoy it.', seller: 'All done.' },
    disputed: {
      buyer: `We look into this. ${them} and you can write here, and it stands still until it is settled or decided.`,
      seller: `We look into this. ${them} and you can write here, and it stands still until it is settled or decided.`,
    },
    cancelled: {
      buyer: 'This sale fell through.',
      seller:
        full_name === null
          ? `${them} says that they did not buy this. You can list it again.`
          : 'This sale fell through. You can list it again, unless the next bidder has it.',
    },
  }
  return words[status][role]
}
