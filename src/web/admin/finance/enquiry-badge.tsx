import type { FinanceEnquiry } from '#contract/finance/finance-enquiries.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import * as t from './texts.ts'

export const EnquiryBadge = ({ enquiry: { withdrawn_at } }: { enquiry: FinanceEnquiry }) => (
  <Badge kind={withdrawn_at === null ? 'good' : 'plain'}>
    {withdrawn_at === null ? t.sent() : t.withdrawn()}
  </Badge>
)
