import * as z from 'zod/mini'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import { bulkPlan } from '#platform/common/bulk.shapes.ts'
import {
  idOfAccount,
  byAccount,
  calendarDay,
  done,
  email,
  file,
  id,
  instant,
  line,
  page,
  personName,
  phoneNumber,
  tableQuery,
  yes,
  byId,
  paragraphs,
} from '#platform/common/shapes.ts'
import { account, profileChanges } from '../accounts.shapes.ts'
import { seenChoices, memberActs, maxSuspensionNoteCharacters } from './members.ts'
import { suspensionKinds } from './suspension-labels.ts'
import * as t from '#domains/accounts/texts.ts'

export const seller = z.strictObject({
  id: idOfAccount,
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
  /** How many of those are by buyers; the rest are by sellers. */
  seller_review_count: z.int(),
  sold_count: z.int(),
  /** Licensed under the Real Estate Agents Act 2008: its sales don't happen here. */
  is_agency: z.boolean(),
  withdrawn_with_bids: z.int(),
  voided_bidders: z.int(),
  live_count: z.int(),
})

export type Seller = z.output<typeof seller>

export const getSeller = {
  params: byAccount,
  reply: seller,
}

const suspension = z.strictObject({
  id,
  kind: z.enum(suspensionKinds),
  reason: z.string(),
  /** Only for admins. */
  note: z.nullable(z.string()),
  until: z.nullable(instant),
  at: instant,
  by: z.string(),
  lifted_at: z.nullable(instant),
  /** Also null for a suspension that ended at its time. */
  lifted_by: z.nullable(z.string()),
  lifted_reason: z.nullable(z.string()),
  /** Changes of its end, oldest first. */
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
    /** The part of the total that is for delivery. */
    delivery_cents: z.int(),
    unpaid_count: z.int(),
    unpaid_cents: z.int(),
  }),
  /** Newest first; empty for the owner. */
  suspensions: z.array(suspension),
})

export type Member = z.output<typeof member>

export const memberRow = z.strictObject({
  id,
  type: z.enum(['user', 'admin']),
  /** Null for members. */
  staff_role: z.nullable(z.enum(staffRoles)),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  phone_number: z.string(),
  seller_kind: z.enum(['private', 'in_trade']),
  region: z.nullable(z.string()),
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  /** The parts that a member is suspended from. */
  suspended_from: z.array(z.enum(['selling', 'buying', 'messaging'])),
  /** When the first of them or the whole suspension ends; null without an end. */
  suspended_until: z.nullable(instant),
  member_since: instant,
  last_seen_at: z.nullable(instant),
  live_count: z.int(),
  sold_count: z.int(),
})

export type MemberRow = z.output<typeof memberRow>

const memberSearch = {
  q: z.optional(line(t.search, 100, 0)),
  type: z.optional(z.enum(['user', 'admin'])),
  /** `current` is active or suspended. */
  status: z.optional(z.enum(['current', 'active', 'suspended', 'pending', 'deleted'])),
  seller_kind: z.optional(z.enum(['private', 'in_trade'])),
  region: z.optional(z.string().check(z.maxLength(80))),
  appeals: yes,
  /** Members who have this plan now, paid for or not. */
  plan_id: z.optional(id),
  /** Last seen within this many days, or not. */
  seen: z.optional(z.enum(seenChoices)),
  /** Joined on these days in Auckland, inclusive. */
  joined_from: z.optional(calendarDay),
  joined_to: z.optional(calendarDay),
  sort: z._default(
    z.enum(['id', 'display_name', 'email', 'member_since', 'last_seen_at', 'live_count', 'sold_count']),
    'member_since',
  ),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listMembers = {
  query: z.strictObject({ ...memberSearch, ...tableQuery }),
  reply: page(memberRow),
}

export const planMembers = {
  query: z.strictObject({ ...memberSearch, act: z.enum(memberActs) }),
  reply: bulkPlan,
}

export const exportMembers = {
  query: z.strictObject({ ...memberSearch, reason: line(t.the_reason, 500, 3) }),
  reply: file,
}

export const chooseMember = {
  query: z.strictObject({ q: z.optional(line(t.search, 100, 0)) }),
  reply: z.strictObject({
    items: z.array(z.strictObject({ id, display_name: z.string(), email: z.string(), status: z.string() })),
  }),
}

export const createMember = {
  body: z.strictObject({
    ...profileChanges,
    type: z.enum(['user', 'admin']),
    /** The role of an admin; the default is full. */
    staff_role: z.optional(z.enum(staffRoles)),
    first_name: personName(t.members_first_name),
    last_name: personName(t.members_last_name),
    email,
    phone_number: phoneNumber,
  }),
  reply: member,
}

export const checkMemberContact = {
  query: z.strictObject({
    type: z._default(z.enum(['user', 'admin']), 'user'),
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    /** The account that will get them: its own email and phone don't count as taken. */
    but_id: z.optional(idOfAccount),
  }),
  reply: z.strictObject({
    email_problem: z.nullable(z.string()),
    phone_problem: z.nullable(z.string()),
    phone_users: z.array(z.strictObject({ id, full_name: z.string() })),
  }),
}

export const getMember = {
  params: byAccount,
  reply: member,
}

export const putMember = {
  params: byAccount,
  body: z.strictObject({
    ...profileChanges,
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    reason: z.optional(line(t.reason, 500, 3)),
  }),
  reply: member,
}

export const deleteMember = {
  params: byAccount,
  query: z.strictObject({ reason: z.optional(line(t.reason, 500, 3)) }),
  reply: done,
}

export const startReset = {
  params: byAccount,
  body: z.strictObject({ ends_sessions: z.boolean() }),
  reply: done,
}

export const putStaffRole = {
  params: byAccount,
  body: z.strictObject({ staff_role: z.enum(staffRoles, { error: t.choose_a_role }) }),
  reply: member,
}

/** Stored by the tab that shows a view. */
export const memberView = z.strictObject({
  token: z.string(),
  member: account,
  viewer: z.string(),
  until: instant,
})
export type MemberView = z.output<typeof memberView>

export const viewAsMember = {
  params: byAccount,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  reply: memberView,
}

const until = z.nullable(instant)
const reason = line(t.reason, 500, 3)

export const suspendMember = {
  params: byAccount,
  body: z.strictObject({
    kind: z.enum(suspensionKinds, { error: t.choose_what_to_suspend }),
    until,
    reason,
    note: z.optional(paragraphs(t.the_note, maxSuspensionNoteCharacters)),
  }),
  reply: member,
}

export const changeSuspension = {
  params: byId,
  body: z.strictObject({ until, reason }),
  reply: member,
}

export const liftSuspension = {
  params: byId,
  query: z.strictObject({ reason }),
  reply: member,
}

export const putMemberStatus = {
  params: byAccount,
  body: z.strictObject({
    status: z.enum(['active', 'suspended'], { error: t.choose_active_or_suspended }),
    reason,
  }),
  reply: member,
}
