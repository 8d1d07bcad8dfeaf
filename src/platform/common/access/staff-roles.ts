import { type Duty, staff_duties, staff_roles, type StaffRole } from './staff-duties.ts'

export { staff_roles, type StaffRole } from './staff-duties.ts'

const duties: Duty[] = Object.values(staff_duties)

const rolesOf = new Map(
  duties.flatMap(({ roles, operations }) =>
    operations.map((operation) => [operation, roles as readonly StaffRole[]] as const),
  ),
)

/** Only full admins may call an operation without a duty. */
export const mayCall = (operation: string, role: StaffRole): boolean =>
  role === 'full' || (rolesOf.get(operation)?.includes(role) ?? false)

export const rolesFor = (operation: string): StaffRole[] =>
  staff_roles.filter((role) => mayCall(operation, role))
