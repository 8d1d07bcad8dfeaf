import type { FinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import * as t from '#domains/finance/texts.ts'

export const EnquiryBadge = ({ enquiry: { withdrawn_at } }: { enquiry: FinanceEnquiry }) => (
  <Badge kind={withdrawn_at === null ? 'good' : 'plain'}>
    {withdrawn_at === null ? t.sent() : t.withdrawn()}
  </Badge>
)
