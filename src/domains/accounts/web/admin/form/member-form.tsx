import { Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { putStaffRole } from '#domains/accounts/common/members/members.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { RoleCards } from '#domains/staff/web/shared/role-cards.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Row, IdentityPanel } from './identity-panel.tsx'
import { type MemberFields, type MemberFormOptions, useMemberForm } from './use-member-form.ts'
import * as t from '#domains/accounts/texts.ts'

interface RolePanelProps extends MemberFields {
  help: string | null
}

function RolePanel({ form, help }: RolePanelProps) {
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

function SellingPanel({ form }: MemberFields) {
  return (
    <Panel title={t.selling()}>
      <div className="grid gap-5">
        <RadioCards
          {...form.text('seller_kind')}
          {...form.field('seller_kind')}
          legend={t.how_they_sell()}
          columns={2}
          cards={[
            { value: 'private', label: t.privately(), icon: UserRound },
            { value: 'in_trade', label: t.in_trade(), icon: Store },
          ]}
        />
        {form.values.seller_kind === 'in_trade' && (
          <>
            <Field label={t.trading_name()} optional {...form.field('trading_name')}>
              {(control) => (
                <TextInput {...control} {...form.text('trading_name')} autoComplete="off" maxLength={80} />
              )}
            </Field>
            <Row>
              <Field label="NZBN" optional {...form.field('nzbn')} help={t.n_13_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.text('nzbn')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
              <Field label={t.gst_number()} optional {...form.field('gst_number')} help={t.n_8_or_9_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.text('gst_number')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
            </Row>
          </>
        )}
        <Field label={t.about()} optional {...form.field('about')} help={t.shown_on_their_public_page()}>
          {(control) => <Textarea {...control} {...form.text('about')} rows={4} maxLength={2000} />}
        </Field>
      </div>
    </Panel>
  )
}

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
