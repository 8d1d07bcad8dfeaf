import { operation } from '#platform/common/operation.ts'
import type * as shapes from './admin.shapes.ts'

export type * from './admin.shapes.ts'

export const maxActivityBids = 100

export const getListingActivity = operation<typeof shapes.getListingActivity>(
  'GET /admin-listing-activity/{id}',
)({
  name: 'getListingActivity',
  summary: 'What was done with a listing: its sales with both people, its bids by name, questions and offers',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const maxLinkedAccounts = 50

export const listLinkedAccounts = operation<typeof shapes.listLinkedAccounts>(
  'GET /admin-linked-accounts/{id}',
)({
  name: 'listLinkedAccounts',
  summary: 'Accounts that share a phone number, a device, a card or a bank account with one account',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 240, per: 'minute' },
})

export const adminTaskKinds = [
  /** All cases in the moderation queue. */
  'cases',
  'reports',
  'member_reports',
  'approvals',
  'appeals',
  'account_appeals',
  'support',
  'disputes',
  'reviews',
  'warning_appeals',
  'linked_accounts',
  /** Actions that wait for a second admin. */
  'proposals',
] as const
export type AdminTaskKind = (typeof adminTaskKinds)[number]

export const getAdminTasks = operation<typeof shapes.getAdminTasks>('GET /admin-tasks')({
  name: 'getAdminTasks',
  summary: 'What waits for an admin: how many of each kind, and since when the oldest',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

/** How many results of each kind are listed. */
export const maxFound = 8

export const findForAdmin = operation<typeof shapes.findForAdmin>('GET /admin-find')({
  name: 'findForAdmin',
  summary:
    'A few listings, people, sales and invoices by a number, a name, a plate or what else an admin has of them',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})
