import { useWatch } from 'react-hook-form'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RoleCards } from '../../staff/role-cards.tsx'
import { memberIds } from './member-values.ts'
import * as t from './texts.ts'
import type { MemberFields } from './use-member-form.ts'

interface RolePanelProps extends MemberFields {
  help: string | null
}

export function RolePanel({ form, field, help }: RolePanelProps) {
  const staff_role = useWatch({ control: form.control, name: 'staff_role' }) ?? null
  return (
    <Panel title={t.what_they_may_do()}>
      <RoleCards
        id={memberIds.staff_role}
        value={staff_role}
        onChange={(role) =>
          form.setValue('staff_role', role, {
            shouldDirty: true,
            shouldValidate: form.formState.submitCount > 0,
          })
        }
        help={help}
        error={field('staff_role').error}
      />
    </Panel>
  )
}
