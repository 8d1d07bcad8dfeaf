import { fact } from '../jobs/outbox.ts'

export const emailGivenUp = fact<{ message_id: number }>('email.given-up')
