import { staff_duties } from './staff-duties.ts'

/** Writes of admins that leave no entry of their own in the audit log, by why. */
const unlogged = {
  /** What they changed of their own account and way in is logged where it matters, as for members. */
  own_account: staff_duties.own_account.operations as readonly string[],
  changes_nothing: ['previewEmailDraft'],
  /** Until it's used for something, which is logged. */
  looked_up: ['lookUpVehicle'],
  /** Who has read it is a mark beside the request. */
  read_marks: ['readSupportRequest'],
}

const unlogged_operations = new Set(Object.values(unlogged).flat())

/** Reads that say something private, or carry much away. */
const logged_reads = new Set([
  'exportMembers',
  'exportAdminListings',
  'exportInvoices',
  'exportAudit',
  'exportFinanceEnquiries',
  'exportMemberFlags',
  'exportMemberPayments',
  'exportAdvertisements',
])

export const mustBeLogged = ({
  name,
  method,
  access,
}: {
  name: string
  method: string
  access: string
}): boolean =>
  logged_reads.has(name) || (method !== 'GET' && access !== 'anyone' && !unlogged_operations.has(name))
