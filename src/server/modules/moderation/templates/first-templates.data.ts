import type { TemplateRule } from '#shared/rules/moderation/template-rules.ts'

interface FirstTemplate {
  rule: TemplateRule
  title: string
  reason: string
  word: string
}

export const getFirstTemplates = (): FirstTemplate[] => [
  {
    rule: 'prohibited',
    title: 'Prohibited item',
    reason:
      'Kia ora {member}. “{listing}” is something that can’t be sold on Hoko. Please read the trading rules before you list again.',
    word: 'Thanks for letting us know. That item isn’t allowed on Hoko, and we’ve acted on it.',
  },
  {
    rule: 'counterfeit',
    title: 'Counterfeit or replica',
    reason:
      'Kia ora {member}. “{listing}” looks like a copy of a brand. Replicas can’t be sold on Hoko. If it’s genuine, send us proof of purchase.',
    word: 'Thanks for your report. It looks like a copy, and we’ve acted on it.',
  },
  {
    rule: 'off_platform_payment',
    title: 'Payment outside Hoko',
    reason:
      'Kia ora {member}. You asked a buyer to pay in a way that isn’t allowed on Hoko. Keep payment and messages here, so both of you are covered.',
    word: 'Thanks for telling us. Don’t pay outside Hoko. We’ve acted on it.',
  },
  {
    rule: 'shill_bidding',
    title: 'Bidding on your own auction',
    reason:
      'Kia ora {member}. An account linked to the seller tried to bid on or buy “{listing}”. Sellers, their households and their staff can’t bid on their own listings.',
    word: 'Thanks for your report. We’ve looked into the bidding and acted on it.',
  },
  {
    rule: 'wrong_category',
    title: 'Wrong category',
    reason:
      'Kia ora {member}. “{listing}” is in the wrong category, so buyers can’t find it. Please move it to one that fits.',
    word: 'Thanks for your report. We’ve asked the seller to move it.',
  },
  {
    rule: 'misleading',
    title: 'Misleading text or photos',
    reason:
      'Kia ora {member}. Something in “{listing}” doesn’t match what’s for sale. Please fix the text or photos so buyers know what they get.',
    word: 'Thanks for your report. We’ve asked the seller to fix it.',
  },
  {
    rule: 'contact_details',
    title: 'Contact details in public',
    reason:
      'Kia ora {member}. Please don’t share phone numbers, emails or links in public. People can reach each other through Hoko once there’s a sale.',
    word: 'Thanks for your report. We’ve dealt with the contact details.',
  },
  {
    rule: 'harassment',
    title: 'Abuse or harassment',
    reason:
      'Kia ora {member}. What you wrote was abusive. Treat other people on Hoko with respect, even when a trade goes wrong.',
    word: 'Thanks for telling us, and sorry you had to read that. We’ve acted on it.',
  },
  {
    rule: 'spam',
    title: 'Spam',
    reason:
      'Kia ora {member}. Please don’t send the same message to many people or advertise in questions and messages.',
    word: 'Thanks for your report. We’ve dealt with the spam.',
  },
  {
    rule: 'fake_review',
    title: 'Review that isn’t about the trade',
    reason: 'Kia ora {member}. A review has to be about the trade itself. Yours isn’t, so it can’t stay.',
    word: 'We’ve looked at the review and at the trade it’s about.',
  },
  {
    rule: 'other',
    title: 'Other rule',
    reason: 'Kia ora {member}. This is against Hoko’s trading rules. Please read them before you carry on.',
    word: 'Thanks for getting in touch. We’ve looked into it.',
  },
]
