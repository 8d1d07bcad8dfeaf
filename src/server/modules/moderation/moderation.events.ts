import { fact } from '#server/platform/jobs/outbox.ts'

export const appealMade = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.made')

export const appealAnswered = fact<{ listing_id: number; seller_id: number; text: string }>('appeal.answered')

export const accountAppealMade = fact<{ account_id: number; text: string }>('account-appeal.made')

export const accountAppealAnswered = fact<{ account_id: number; text: string }>('account-appeal.answered')
