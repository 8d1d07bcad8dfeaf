import * as z from 'zod/mini'
import { account, profile_changes } from '../accounts/accounts.ts'
import { suspension_kinds } from '#shared/rules/moderation/suspension-kinds.ts'
import { staff_roles } from '#shared/rules/staff/staff-roles.ts'
import { bulk_plan } from '../core/bulk.ts'
import { operation } from '../core/operation.ts'
import {
  by_id,
  calendar_day,
  done,
  email,
  file,
  id,
  instant,
  line,
  page,
  table_query,
  personName,
  phone_number,
  yes,
} from '../core/shapes.ts'
import * as t from './texts.ts'

export const seller = z.strictObject({
  id,
  display_name: z.string(),
  avatar: z.nullable(z.string()),
  seller_kind: z.enum(['private', 'in_trade']),
  trading_name: z.nullable(z.string()),
  nzbn: z.nullable(z.string()),
  about: z.string(),
  region: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  member_since: instant,
  rating: z.nullable(z.number()),
  review_count: z.int(),
  /** Of those, written by buyers; the rest are by sellers. */
  seller_review_count: z.int(),
  sold_count: z.int(),
  /** Licensed under the Real Estate Agents Act 2008: what it sells isn't sold here. */
  is_agency: z.boolean(),
  withdrawn_with_bids: z.int(),
  voided_bidders: z.int(),
  live_count: z.int(),
})

export type Seller = z.output<typeof seller>

export const getSeller = operation({
  name: 'getSeller',
  summary: 'A member as everyone sees them',
  method: 'GET',
  path: '/seller/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: seller,
  refusals: [],
})

const suspension = z.strictObject({
  id,
  kind: z.enum(suspension_kinds),
  reason: z.string(),
  /** For admins alone. */
  note: z.nullable(z.string()),
  until: z.nullable(instant),
  at: instant,
  by: z.string(),
  lifted_at: z.nullable(instant),
  /** Null as well for what ended at its time. */
  lifted_by: z.nullable(z.string()),
  lifted_reason: z.nullable(z.string()),
  /** Its end was moved; oldest first. */
  changes: z.array(
    z.strictObject({ until: z.nullable(instant), reason: z.string(), by: z.string(), at: instant }),
  ),
})

export const member = z.extend(account, {
  live_count: z.int(),
  sold_count: z.int(),
  bought_count: z.int(),
  session_count: z.int(),
  open_sales: z.strictObject({
    count: z.int(),
    total_cents: z.int(),
    unpaid_count: z.int(),
    unpaid_cents: z.int(),
  }),
  /** Newest first; empty for the owner. */
  suspensions: z.array(suspension),
})

export type Member = z.output<typeof member>

export const member_row = z.strictObject({
  id,
  type: z.enum(['user', 'admin']),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  phone_number: z.string(),
  seller_kind: z.enum(['private', 'in_trade']),
  region: z.nullable(z.string()),
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  /** One of the parts of what an active member may do that they're suspended from. */
  suspended_from: z.nullable(z.enum(['selling', 'buying', 'messaging'])),
  member_since: instant,
  last_seen_at: z.nullable(instant),
  live_count: z.int(),
  sold_count: z.int(),
})

export type MemberRow = z.output<typeof member_row>

export const seen_choices = ['1', '7', '30', '90', 'not_30', 'not_365', 'never'] as const

const member_search = {
  q: z.optional(line(t.search, 100, 0)),
  type: z.optional(z.enum(['user', 'admin'])),
  /** `current` is active or suspended. */
  status: z.optional(z.enum(['current', 'active', 'suspended', 'pending', 'deleted'])),
  seller_kind: z.optional(z.enum(['private', 'in_trade'])),
  region: z.optional(z.string().check(z.maxLength(80))),
  appeals: yes,
  /** Who has this plan now, paid for or not. */
  plan_id: z.optional(id),
  /** Within the last so many days, or not. */
  seen: z.optional(z.enum(seen_choices)),
  /** Joined on these days in Auckland, inclusive. */
  joined_from: z.optional(calendar_day),
  joined_to: z.optional(calendar_day),
  sort: z._default(
    z.enum(['id', 'display_name', 'email', 'member_since', 'last_seen_at', 'live_count', 'sold_count']),
    'member_since',
  ),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listMembers = operation({
  name: 'listMembers',
  summary: 'The table of accounts',
  method: 'GET',
  path: '/user',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ ...member_search, ...table_query }),
  reply: page(member_row),
  refusals: [],
})

export const member_acts = ['message', 'warn', 'suspend', 'reinstate'] as const
export type MemberAct = (typeof member_acts)[number]

export const planMembers = operation({
  name: 'planMembers',
  summary: 'Which of all accounts that match an act can be done to, and why not to the others',
  method: 'GET',
  path: '/user-plan',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  query: z.strictObject({ ...member_search, act: z.enum(member_acts) }),
  reply: bulk_plan,
  refusals: [],
})

export const exportMembers = operation({
  name: 'exportMembers',
  summary: 'The same table, whole, as CSV; asks for a password given lately, and notes the reason',
  method: 'GET',
  path: '/user-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  query: z.strictObject({ ...member_search, reason: line(t.the_reason, 500, 3) }),
  answers_file: true,
  reply: file,
  refusals: ['password_needed'],
})

export const chooseMember = operation({
  name: 'chooseMember',
  summary: 'Accounts by a part of their name or email, for choosing one',
  method: 'GET',
  path: '/user-list',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ q: z.optional(line(t.search, 100, 0)) }),
  reply: z.strictObject({
    items: z.array(z.strictObject({ id, display_name: z.string(), email: z.string(), status: z.string() })),
  }),
  refusals: [],
})

export const describeMissingRegion = () => t.choose_a_region()

export const createMember = operation({
  name: 'createMember',
  summary: 'Make an account; its owner gets a link to choose a password',
  method: 'POST',
  path: '/user',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    ...profile_changes,
    type: z.enum(['user', 'admin']),
    /** Of an admin; full unless said. */
    staff_role: z.optional(z.enum(staff_roles)),
    first_name: personName(t.first_name),
    last_name: personName(t.last_name),
    email,
    phone_number,
  }),
  status: 201,
  reply: member,
  refusals: ['email_taken', 'password_needed'],
})

export const checkMemberContact = operation({
  name: 'checkMemberContact',
  summary: 'Whether an email and a phone number would do for an account, and who else uses the number',
  method: 'GET',
  path: '/user-contact',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    type: z._default(z.enum(['user', 'admin']), 'user'),
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    /** The account that is to get them: its own email and phone are no problem. */
    but_id: z.optional(id),
  }),
  reply: z.strictObject({
    email_problem: z.nullable(z.string()),
    phone_problem: z.nullable(z.string()),
    phone_users: z.array(z.strictObject({ id, full_name: z.string() })),
  }),
  refusals: [],
})

export const getMember = operation({
  name: 'getMember',
  summary: 'An account: my own, or any as an admin',
  method: 'GET',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: member,
  refusals: [],
})

export const putMember = operation({
  name: 'putMember',
  summary: 'Change an account: my own, or any as an admin; the email and phone only as an admin of another’s',
  method: 'PUT',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    ...profile_changes,
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    reason: z.optional(line(t.reason, 500, 3)),
  }),
  reply: member,
  refusals: ['email_taken', 'password_needed'],
})

export const deleteMember = operation({
  name: 'deleteMember',
  summary: 'Delete an account: my own with a fresh password, or any as an admin with a reason',
  method: 'DELETE',
  path: '/user/{id}',
  access: 'signed_in',
  limit: { calls: 30, per: 'hour' },
  params: by_id,
  query: z.strictObject({ reason: z.optional(line(t.reason, 500, 3)) }),
  reply: done,
  refusals: ['account_busy', 'password_needed', 'last_admin', 'second_person_needed'],
})

export const startReset = operation({
  name: 'startReset',
  summary: 'Mail the owner of an account a link to choose a new password; ends their sessions if asked to',
  method: 'POST',
  path: '/user/{id}/start-reset',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({ ends_sessions: z.boolean() }),
  reply: done,
  refusals: [],
})
