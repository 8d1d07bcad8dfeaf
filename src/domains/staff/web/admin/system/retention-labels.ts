import type { getSystem } from '#domains/staff/common/system/system.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/staff/texts.ts'

type Retention = OperationReply<typeof getSystem>['retention'][number]

export const getRetentionLabels = makeTexts((): Record<string, string> => ({
  messages: t.emails_texts_and_pushes(),
  notifications: t.notifications(),
  webhook_deliveries: t.webhook_deliveries(),
  gateway_events: t.events_of_the_payment_provider(),
  alert_emails: t.links_in_saved_search_emails(),
  saved_search_digests: t.saved_search_digests(),
  removed_saved_searches: t.removed_saved_searches(),
  bulk_acts: t.acts_on_many_listings(),
  outages: t.outages(),
  facts: t.events_between_parts_of_hoko(),
  idempotency_keys: t.idempotency_keys(),
}))

export const describeRetention = ({ name, count, unit }: Retention): { label: string; after: string } => ({
  label: getRetentionLabels()[name] ?? name,
  after: unit === 'month' ? t.count_months({ count }) : t.count_days({ count }),
})
