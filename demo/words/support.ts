/** Requests of demo members, the latest last; times are minutes ago. */
export const supportRequests: readonly (readonly (readonly [
  by: 'member' | 'support',
  minutes_ago: number,
  text: string,
])[])[] = [
  [
    ['member', 3_100, 'Kia ora, I’ve moved to Nelson. How do I change where my listings say they are?'],
    [
      'support',
      3_020,
      'Kia ora, change your address in Settings first. Each live listing keeps its own pickup place, so edit those you’d like to move.',
    ],
  ],
  [
    [
      'member',
      95,
      'Hi, the buyer of my lamp says they’ve paid, but nothing has arrived in my account. How long should I wait?',
    ],
  ],
  [['member', 22, 'Can I take a listing down while there’s an offer on it?']],
]

export const savedReplies: readonly { title: string; text: string }[] = [
  {
    title: 'Payment hasn’t arrived',
    text: 'Kia ora {name},\n\nBank payments can take until the next working day. If it hasn’t arrived by then, let us know here and we’ll get in touch with the buyer.',
  },
  {
    title: 'Listing sent back',
    text: 'Kia ora {name},\n\nYour listing is under iSell with the reason at the top. Change what it names and submit it again; we usually look within the hour.',
  },
]
