import type { ReactNode } from 'react'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { putStaffRole } from '#domains/accounts/common/members/staff.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { RolePanel } from './role-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { Row } from './row.tsx'
import { SellingPanel } from './selling-panel.tsx'
import * as t from '#domains/accounts/texts.ts'
import { type MemberFormOptions, useMemberForm } from './use-member-form.ts'

export interface PlaceSlot {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

interface MemberFormProps extends MemberFormOptions {
  isOwn?: boolean
  submit: string
  cancel: string
  renderPlace: (slot: PlaceSlot) => ReactNode
}

export function MemberForm({ isOwn = false, submit, cancel, renderPlace, ...options }: MemberFormProps) {
  const { form, contact } = useMemberForm(options)
  const { region, suburb, type } = form.values
  const mayChooseRole = useMay()(putStaffRole)
  const before = options.id === undefined ? null : options.values
  return (
    <form id={form.id} method="post" noValidate className="grid max-w-3xl gap-3.5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <IdentityPanel
        form={form}
        before={before}
        contact={contact}
        isOwn={isOwn}
        mayChooseRole={mayChooseRole}
      />
      {type === 'admin' && mayChooseRole && (
        <RolePanel form={form} help={before ? t.role_applies_at_once() : null} />
      )}
      {type === 'user' && (
        <Panel title={t.where()}>
          <div className="grid gap-5">
            <Row>
              {renderPlace({
                ids: { region: form.field('region').id, suburb: form.field('suburb').id },
                region,
                suburb,
                errors: form.errors,
                onChange: form.enter,
              })}
            </Row>
            <Field label={t.address()} optional {...form.field('address')}>
              {(control) => (
                <TextInput {...control} {...form.text('address')} autoComplete="off" maxLength={200} />
              )}
            </Field>
          </div>
        </Panel>
      )}
      {type === 'user' && <SellingPanel form={form} />}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={cancel}>
          {t.go_back()}
        </LinkButton>
        <Button type="submit" busy={form.isSending} disabled={before !== null && !form.isChanged}>
          {submit}
        </Button>
      </div>
      <LeavingGuard isUnsafe={form.isChanged}>{t.you_have_unsaved_changes_if_you_leave()}</LeavingGuard>
    </form>
  )
}
