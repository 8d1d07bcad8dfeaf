import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { putStaffRole } from '#contract/members/staff.ts'
import { useMay } from '../../staff/may.tsx'
import { RolePanel } from './role-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { memberIds as ids } from './member-values.ts'
import { Row } from './row.tsx'
import { SellingPanel } from './selling-panel.tsx'
import * as t from './texts.ts'
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
  const { fields, contact, type, isSaved, send, summary } = useMemberForm(options)
  const { form, field } = fields
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const { region, suburb } = useWatch({ control: form.control })
  const mayChooseRole = useMay()(putStaffRole)
  const before = options.id === undefined ? null : options.values
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-3xl gap-3.5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={summary} attempt={submitCount} />
      <IdentityPanel
        {...fields}
        before={before}
        type={type}
        contact={contact}
        isOwn={isOwn}
        mayChooseRole={mayChooseRole}
      />
      {type === 'admin' && mayChooseRole && (
        <RolePanel {...fields} help={before ? t.role_applies_at_once() : null} />
      )}
      {type === 'user' && (
        <Panel title={t.where()}>
          <div className="grid gap-5">
            <Row>
              {renderPlace({
                ids: { region: ids.region, suburb: ids.suburb },
                region: region ?? null,
                suburb: suburb ?? null,
                errors: {
                  ...(errors.region?.message ? { region: errors.region.message } : {}),
                  ...(errors.suburb?.message ? { suburb: errors.suburb.message } : {}),
                },
                onChange: (chosen) => {
                  form.setValue('region', chosen.region, { shouldDirty: true })
                  form.setValue('suburb', chosen.suburb, { shouldDirty: true })
                  if (submitCount > 0) void form.trigger(['region', 'suburb'])
                },
              })}
            </Row>
            <Field label={t.address()} optional {...field('address')}>
              {(control) => (
                <TextInput {...control} {...form.register('address')} autoComplete="off" maxLength={200} />
              )}
            </Field>
          </div>
        </Panel>
      )}
      {type === 'user' && <SellingPanel {...fields} />}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={cancel}>
          {t.go_back()}
        </LinkButton>
        <Button type="submit" busy={isSubmitting} disabled={before !== null && !isDirty}>
          {submit}
        </Button>
      </div>
      <LeavingGuard isUnsafe={isDirty && !isSaved}>{t.you_have_unsaved_changes_if_you_leave()}</LeavingGuard>
    </form>
  )
}
