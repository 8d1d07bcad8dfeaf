import type { Trade } from '#contract/trades.ts'

/** What happens next, in plain words, to the side that reads it. */
export function nextStep({ role, status, counterparty: { full_name, display_name } }: Trade): string {
  const them = full_name ?? display_name
  const words: Record<Trade['status'], { buyer: string; seller: string }> = {
    unconfirmed: {
      buyer: `${them} says that you bought this. Once you confirm it, you see each other’s name, phone and email.`,
      seller: `${them} has been asked to confirm this. Once that is done, you see each other’s name, phone and email.`,
    },
    agreed: {
      buyer: `Call or email ${them} to agree on pick-up or shipping, and pay the seller directly, in a way the listing names. Pay by transfer only when you know where it goes.`,
      seller: `Call or email ${them} to agree on pick-up or shipping and on payment. Hand it over once you have been paid.`,
    },
    paid: {
      buyer: `You have paid. ${them} hands it over or sends it now.`,
      seller: `${them} has paid. Hand it over or send it now.`,
    },
    sent: {
      buyer: 'It is on its way to you.',
      seller: `It is on its way to ${them}.`,
    },
    completed: { buyer: 'All done. Enjoy it.', seller: 'All done.' },
    disputed: {
      buyer: 'Something went wrong, and it is being looked at.',
      seller: 'Something went wrong, and it is being looked at.',
    },
    cancelled: {
      buyer: 'This sale fell through.',
      seller:
        full_name === null
          ? `${them} says that they did not buy this. You can list it again.`
          : 'This sale fell through. You can list it again.',
    },
  }
  return words[status][role]
}
