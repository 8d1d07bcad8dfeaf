import type { FlagReason } from '#domains/flags/common/flags.ts'
import type { MemberFlagReason } from '#domains/flags/common/member-flags.ts'

/** Listings visible only to admins, or sold ones. Prices in cents. */
interface DeskListing {
  title: string
  description: string
  category: string
  price_cents: number
}

export const pendingListings: DeskListing[] = [
  {
    title: 'Designer handbag, barely used',
    description:
      'My aunt bought it overseas. No receipt, but it looks just like the real one. Text me on 021 555 0134.',
    category: 'home-kitchen',
    price_cents: 45_000,
  },
  {
    title: 'Cordless drill with two batteries',
    description: 'Used on one deck and then put away. Charger and case included. Both batteries hold well.',
    category: 'building-tools-hand',
    price_cents: 8_500,
  },
  {
    title: 'Tramping tent for two, sealed seams',
    description:
      'Kept us dry on the Heaphy last winter. Poles, pegs and fly are all there. One patch on the floor.',
    category: 'sports-camping-gear',
    price_cents: 12_000,
  },
]

export const suspendedListing: DeskListing = {
  title: 'Cast iron pans, set of three',
  description: 'Seasoned and ready to use. The largest is 30 cm. Pick up from the garage any evening.',
  category: 'home-kitchen',
  price_cents: 6_000,
}

export const suspension = {
  reason: 'The photos belong to another seller’s listing.',
  appeal: 'I took these photos myself. My cousin used them in her listing last year, with my OK.',
}

export const disputedSales: (DeskListing & { dispute: string })[] = [
  {
    title: 'Longboard with new trucks',
    description: 'Fast and quiet. New trucks and bearings this spring, grip tape has a few marks.',
    category: 'sports-skateboards',
    price_cents: 14_000,
    dispute:
      'I paid on the day and nothing has come. The seller stopped answering after I asked for tracking.',
  },
  {
    title: 'Sewing machine, serviced this year',
    description: 'Runs well and comes with a full set of feet. Serviced in March, receipt in the box.',
    category: 'home-kitchen',
    price_cents: 128_000,
    dispute:
      'It arrived with a cracked base. The listing says nothing about it, and the seller won’t refund me.',
  },
]

export const disputedReviews: (DeskListing & { review: string; dispute: string })[] = [
  {
    title: 'Jaffle iron for the campfire',
    description: 'Double, cast, with wooden handles. Has made many a cheese toastie.',
    category: 'sports-camping-gear',
    price_cents: 2_500,
    review: 'Stay away. Her brother owes me money.',
    dispute: 'This isn’t about the sale. I don’t even have a brother.',
  },
  {
    title: 'Box of hand planes',
    description: 'Three planes from my grandfather’s workshop. Irons need a hone.',
    category: 'building-tools-hand',
    price_cents: 7_500,
    review: 'Took four days to answer and one plane was missing.',
    dispute: 'All three were in the box. They’re on the photo of the handover.',
  },
]

export const listingReports: { reason: FlagReason; text: string }[] = [
  { reason: 'counterfeit', text: 'The logo is on the wrong side. I have the real one at home.' },
  { reason: 'scam', text: 'They asked me to pay by gift card before I could look at it.' },
  { reason: 'wrong_category', text: 'This should be under parts, not the whole thing.' },
  { reason: 'prohibited', text: 'I’m pretty sure these can’t be sold without a licence.' },
]

export const memberReports: { reason: MemberFlagReason; text: string }[] = [
  { reason: 'harassment', text: 'Swore at me at the pickup because I wanted to test it first.' },
  { reason: 'spam', text: 'Sends everyone the same message about a website.' },
]

export const links = [
  {
    reason: 'shared_phone',
    text: 'This account tried to bid. Both accounts have the same phone number.',
  },
  {
    reason: 'shared_device',
    text: 'This account tried to buy. Both accounts were signed in on the same device.',
  },
] as const

export const suspendedMembers = [
  {
    reason: 'Three buyers paid and got nothing.',
    appeal: 'I was in hospital for two weeks. Everything has been sent now, and I can show you the tracking.',
  },
  { reason: 'The account seems to be in somebody else’s hands.', appeal: null },
]

export const warnings = [
  { rule: 'contact_details', is_strike: false, reason: 'Please don’t share your phone number in answers.' },
  { rule: 'misleading', is_strike: true, reason: 'The description left out damage that you knew about.' },
] as const
