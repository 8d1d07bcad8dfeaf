import { endSubscriptionOfDeleted } from './end.account-deleted.ts'
import { followChangedPayment } from './follow.gateway-payment-changed.ts'

export const reactionsOfSubscriptions = [endSubscriptionOfDeleted, followChangedPayment]
