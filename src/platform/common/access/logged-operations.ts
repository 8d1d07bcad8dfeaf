import { staffDuties } from './staff-duties.ts'

/** Admin operations that write without an audit entry, by reason. */
const unlogged = {
  /**
   * Changes to their own account and sign-in are logged only for sensitive ones, as for members.
   */
  own_account: staffDuties.own_account.operations as readonly string[],
  changes_nothing: ['previewEmailDraft'],
  /** Using the result later is logged. */
  looked_up: ['lookUpVehicle'],
  /** The request itself shows who has read it. */
  read_marks: ['readSupportRequest'],
}

const unloggedOperations = new Set(Object.values(unlogged).flat())

/** Reads of private data, or of large exports. */
const loggedReads = new Set([
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
  loggedReads.has(name) || (method !== 'GET' && access !== 'anyone' && !unloggedOperations.has(name))
