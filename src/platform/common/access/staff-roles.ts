import { type Duty, staffDuties, staffRoles, type StaffRole } from './staff-duties.ts'

export { staffRoles, type StaffRole } from './staff-duties.ts'

const duties: Duty[] = Object.values(staffDuties)

const rolesOf = new Map(
  duties.flatMap(({ roles, operations }) =>
    operations.map((operation) => [operation, roles as readonly StaffRole[]] as const),
  ),
)

/** Only full admins may call an operation without a duty. */
export const mayCall = (operation: string, role: StaffRole): boolean =>
  role === 'full' || (rolesOf.get(operation)?.includes(role) ?? false)

export const rolesFor = (operation: string): StaffRole[] =>
  staffRoles.filter((role) => mayCall(operation, role))
