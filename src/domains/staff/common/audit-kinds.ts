/** The audit log's filters: the first words of the actions. */
import { keysOf } from '#platform/common/records.ts'
export const auditKinds = {
  members: ['account', 'accounts', 'agent', 'branding', 'storefront', 'subscription'],
  listings: ['listing', 'listings', 'picture', 'appeal', 'flag', 'flags', 'content'],
  sales: ['trade', 'review'],
  messages: ['conversation', 'support', 'saved_reply', 'email', 'message', 'webhook'],
  money: ['invoices', 'payment', 'payments', 'plan', 'lender', 'finance-enquiries', 'revenue'],
  content: ['category', 'filter', 'faq', 'static_page', 'advertisement', 'advertisements'],
  settings: ['settings', 'audit', 'maintenance', 'job'],
} as const satisfies Record<string, readonly string[]>

export type AuditKind = keyof typeof auditKinds

export const auditKindNames = keysOf(auditKinds)
