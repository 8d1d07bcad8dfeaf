import type { FinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import * as t from '#domains/finance/texts.ts'

export const EnquiryBadge = ({ enquiry: { withdrawn_at: withdrawnAt } }: { enquiry: FinanceEnquiry }) => (
  <Badge kind={withdrawnAt === null ? 'good' : 'plain'}>
    {withdrawnAt === null ? t.sent() : t.withdrawn()}
  </Badge>
)
