import { fact } from '#server/platform/jobs/outbox.ts'

/** A seller wrote about the suspension of a listing. */
export const appealMade = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.made')

/** An admin wrote back. */
export const appealAnswered = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.answered')

/** The owner of a suspended account wrote about that. */
export const accountAppealMade = fact<{ account_id: number; text: string }>('account-appeal.made')

export const accountAppealAnswered = fact<{ account_id: number; text: string }>('account-appeal.answered')
