import { staffRoles, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { getRoleLabels } from './role-labels.ts'
import * as t from '#domains/staff/texts.ts'

interface RoleCardsProps {
  id?: string
  value: StaffRole | null
  onChange: (role: StaffRole) => void
  help?: string | null
  error?: string | undefined
}

export function RoleCards({ id = 'staff-role', value, onChange, help, error }: RoleCardsProps) {
  return (
    <RadioCards
      id={id}
      name="staff_role"
      legend={t.role()}
      value={value ?? ''}
      onChoose={onChange}
      help={help}
      error={error}
      cards={staffRoles.map((role) => ({ value: role, ...getRoleLabels()[role] }))}
    />
  )
}
