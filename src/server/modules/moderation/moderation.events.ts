import { fact } from '#server/platform/outbox.ts'

/** A seller wrote about the suspension of a listing. */
export const appealMade = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.made')

/** An admin wrote back. */
export const appealAnswered = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.answered')
