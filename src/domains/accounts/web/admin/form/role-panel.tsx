import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { RoleCards } from '#domains/staff/web/shared/role-cards.tsx'
import * as t from '#domains/accounts/texts.ts'
import type { MemberFields } from './use-member-form.ts'

interface RolePanelProps extends MemberFields {
  help: string | null
}

export function RolePanel({ form, help }: RolePanelProps) {
  return (
    <Panel title={t.what_they_may_do()}>
      <RoleCards
        {...form.field('staff_role')}
        value={form.values.staff_role}
        onChange={(staffRole) => form.enter({ staff_role: staffRole })}
        help={help}
      />
    </Panel>
  )
}
