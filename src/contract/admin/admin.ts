import { operation } from '../core/operation.ts'
import type * as shapes from './admin.shapes.ts'

export type * from './admin.shapes.ts'

export const max_activity_bids = 100

export const getListingActivity = operation<typeof shapes.getListingActivity>()({
  name: 'getListingActivity',
  summary: 'What was done with a listing: its sales with both people, its bids by name, questions and offers',
  method: 'GET',
  path: '/admin-listing-activity/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const max_linked_accounts = 50

export const listLinkedAccounts = operation<typeof shapes.listLinkedAccounts>()({
  name: 'listLinkedAccounts',
  summary: 'Accounts that share a phone number, a device, a card or a bank account with one account',
  method: 'GET',
  path: '/admin-linked-accounts/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const admin_task_kinds = [
  /** All that is in the moderation queue. */
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
  /** Acts that wait for a second admin. */
  'proposals',
] as const
export type AdminTaskKind = (typeof admin_task_kinds)[number]

export const getAdminTasks = operation<typeof shapes.getAdminTasks>()({
  name: 'getAdminTasks',
  summary: 'What waits for an admin: how many of each kind, and since when the oldest',
  method: 'GET',
  path: '/admin-tasks',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

/** Of each kind. */
export const max_found = 8

export const findForAdmin = operation<typeof shapes.findForAdmin>()({
  name: 'findForAdmin',
  summary:
    'A few listings, people, sales and invoices by a number, a name, a plate or what else an admin has of them',
  method: 'GET',
  path: '/admin-find',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
