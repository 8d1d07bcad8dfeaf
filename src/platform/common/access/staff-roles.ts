import type { AnyOperation } from '../operation.ts'

export const staffRoles = ['full', 'moderation', 'support', 'finance', 'read_only'] as const
export type StaffRole = (typeof staffRoles)[number]

const everyone = ['moderation', 'support', 'finance', 'read_only'] as const

/** The roles that have each duty, in addition to full admins, who have all. */
export const staffDuties = {
  /** Their own account, and the frame of the back office. */
  ownAccount: everyone,
  overview: everyone,
  caseReading: ['moderation', 'support', 'read_only'],
  memberNotes: ['moderation', 'support'],
  privateReading: ['moderation', 'support'],
  audit: ['moderation', 'read_only'],
  decisions: ['moderation'],
  /** Publishing a listing made for a member; a decision is checked again. */
  listingStatus: ['moderation', 'support'],
  memberHelp: ['support'],
  support: ['support'],
  moneyReading: ['finance', 'support', 'read_only'],
  money: ['finance'],
  /** The proposed act itself is checked again. */
  proposals: ['finance'],
  fullAdmins: [],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffDuty = keyof typeof staffDuties

export const hasDuty = (role: StaffRole, duty: StaffDuty): boolean =>
  role === 'full' || (staffDuties[duty] as readonly StaffRole[]).includes(role)

/** Only full admins may call an operation without a duty. */
export const mayCall = ({ duty }: Pick<AnyOperation, 'duty'>, role: StaffRole): boolean =>
  hasDuty(role, duty ?? 'fullAdmins')

export const listRoles = ({ duty }: Pick<AnyOperation, 'duty'>): StaffRole[] =>
  staffRoles.filter((role) => mayCall({ duty }, role))

/**
 * By default an admin's writes are in the audit log, except those to their own account and sign-in,
 * where only sensitive changes are logged, as for members.
 */
export const mustBeLogged = ({ isLogged, method, access, duty }: AnyOperation): boolean =>
  isLogged ?? (method !== 'GET' && access !== 'anyone' && duty !== 'ownAccount')
