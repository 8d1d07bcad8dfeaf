import type { TemplateRule } from '#domains/moderation/common/template-rules.ts'

interface FirstTemplate {
  rule: TemplateRule
  title: string
  /** Follows "The reason:", so it begins without a greeting. */
  reason: string
  /** Doesn't describe the actions: the decision's messages do that themselves. */
  word: string
}

export const getFirstTemplates = (): FirstTemplate[] => [
  {
    rule: 'prohibited',
    title: 'Prohibited item',
    reason:
      '“{listing}” is something that can’t be sold on Hoko. Please read the trading rules before you list again.',
    word: 'Thanks for letting us know. That item isn’t allowed on Hoko.',
  },
  {
    rule: 'counterfeit',
    title: 'Counterfeit or replica',
    reason:
      '“{listing}” looks like a copy of a brand. Replicas can’t be sold on Hoko. If it’s genuine, send us proof of purchase.',
    word: 'Thanks for your report. It looks like a copy.',
  },
  {
    rule: 'off_platform_payment',
    title: 'Unsafe payment',
    reason:
      'You asked a buyer to pay in a way that isn’t allowed on Hoko. Only ask to be paid by the ways your listing names, never by gift card and never to a changed account.',
    word: 'Thanks for telling us. Only pay by the ways the listing names, never by gift card and never to a changed account.',
  },
  {
    rule: 'shill_bidding',
    title: 'Bidding on your own auction',
    reason:
      'An account linked to the seller tried to bid on or buy “{listing}”. Sellers, their households and their staff can’t bid on their own listings.',
    word: 'Thanks for your report. We’ve looked into the bidding.',
  },
  {
    rule: 'wrong_category',
    title: 'Wrong category',
    reason:
      '“{listing}” is in the wrong category, where buyers don’t look for it. It belongs in one that fits what’s for sale.',
    word: 'Thanks for your report.',
  },
  {
    rule: 'misleading',
    title: 'Misleading text or photos',
    reason:
      'Something in “{listing}” doesn’t match what’s for sale. Please fix the text or photos so buyers know what they get.',
    word: 'Thanks for your report.',
  },
  {
    rule: 'contact_details',
    title: 'Contact details in public',
    reason:
      'Please don’t share phone numbers, emails or links in public. People can reach each other through Hoko once there’s a sale.',
    word: 'Thanks for your report. Contact details don’t belong in public.',
  },
  {
    rule: 'harassment',
    title: 'Abuse or harassment',
    reason:
      'What you wrote was abusive. Treat other people on Hoko with respect, even when a trade goes wrong.',
    word: 'Thanks for telling us, and sorry you had to read that.',
  },
  {
    rule: 'spam',
    title: 'Spam',
    reason: 'Please don’t send the same message to many people or advertise in questions and messages.',
    word: 'Thanks for your report. Spam isn’t allowed on Hoko.',
  },
  {
    rule: 'fake_review',
    title: 'Review that isn’t about the trade',
    reason: 'A review has to be about the trade itself. Yours isn’t, so it can’t stay.',
    word: 'We’ve looked at the review and at the trade it’s about.',
  },
  {
    rule: 'other',
    title: 'Other rule',
    reason: 'This is against Hoko’s trading rules. Please read them before you carry on.',
    word: 'Thanks for getting in touch. We’ve looked into it.',
  },
]
