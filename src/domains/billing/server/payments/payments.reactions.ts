import { forgetCardsOfDeleted } from './forget-cards.account-deleted.ts'

export const reactionsOfPayments = [forgetCardsOfDeleted]
