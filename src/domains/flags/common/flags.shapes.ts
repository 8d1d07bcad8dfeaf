import * as z from 'zod/mini'
import { idOfAccount, byId, id, instant, line, idOfListing, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/flags/texts.ts'
import { maxFlagCharacters } from './flags.ts'

export const flagReason = z.enum(
  ['prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other'],
  { error: t.choose_whats_wrong },
)
export type FlagReason = z.output<typeof flagReason>

/**
 * Found by Hoko when somebody related to the seller is refused, or joins the seller's team after
 * bidding.
 */
export const systemFlagReason = z.enum(['shared_phone', 'shared_device', 'shared_card', 'same_team'])

export type SystemFlagReason = z.output<typeof systemFlagReason>

const anyFlagReason = z.enum([...flagReason.options, ...systemFlagReason.options])
export type AnyFlagReason = z.output<typeof anyFlagReason>

export const flagOutcome = z.enum(['upheld', 'dismissed'], { error: t.uphold_or_dismiss_it })

const person = z.strictObject({ id: idOfAccount, display_name: z.string() })

export const flag = z.strictObject({
  id,
  listing_id: idOfListing,
  reporter: z.nullable(person),
  /** The person Hoko's flag is about; null for members' reports, which are about the listing. */
  about: z.nullable(person),
  reason: anyFlagReason,
  text: z.string(),
  flagged_at: instant,
  decision: z.nullable(
    z.strictObject({ outcome: flagOutcome, word: z.string(), decider_name: z.string(), at: instant }),
  ),
})
export type Flag = z.output<typeof flag>

export const flagListing = {
  body: z
    .strictObject({
      listing_id: idOfListing,
      reason: flagReason,
      text: z._default(paragraphs(t.what_you_write, maxFlagCharacters), ''),
    })
    .check(
      z.refine(({ reason, text }) => reason !== 'other' || text.length >= 3, {
        path: ['text'],
        error: t.say_whats_wrong_in_a_few_words,
      }),
    ),
  reply: z.strictObject({
    id,
    listing_id: idOfListing,
    reason: flagReason,
    text: z.string(),
    flagged_at: instant,
  }),
}

export const listFlags = {
  query: z.strictObject({ listing: idOfListing }),
  reply: z.strictObject({ items: z.array(flag) }),
}

export const decideFlag = {
  params: byId,
  body: z.strictObject({ outcome: flagOutcome, word: line(t.the_word_to_the_reporter, 500, 3) }),
  reply: flag,
}
