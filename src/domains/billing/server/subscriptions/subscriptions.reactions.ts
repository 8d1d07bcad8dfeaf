import { endSubscriptionOfDeleted } from './end.account-deleted.ts'
import { followChangedPayment } from './follow.gateway-payment-changed.ts'
import { retryWithChosenCard } from './retry.card-chosen.ts'

export const reactionsOfSubscriptions = [endSubscriptionOfDeleted, followChangedPayment, retryWithChosenCard]
