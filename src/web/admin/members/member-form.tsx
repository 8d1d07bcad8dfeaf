import { ShieldCheck, Store, User, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import type { Member } from '#contract/members/members.ts'
import { placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { hasNewContact, memberErrors, memberIds as ids, type MemberValues } from './member-values.ts'
import { PhoneUsers } from './phone-users.tsx'
import { useContactCheck } from './use-contact-check.ts'
import * as t from './texts.ts'

/** What the form hands to the fields of the place, which a feature draws. */
export interface PlaceSlot {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

interface MemberFormProps {
  values: MemberValues
  /** Whose it is; one that is being made has no id, and its type is chosen. */
  id?: number
  /** One's own: email and phone are changed by a code, not here. */
  isOwn?: boolean
  submit: string
  cancel: string
  /** Null when whoever was asked for their password went back. */
  save: (values: MemberValues) => Promise<Member | null>
  onSaved: (member: Member) => void
  renderPlace: (slot: PlaceSlot) => ReactNode
}

/** All that an admin may say of an account. */
export function MemberForm({
  values: start,
  id,
  isOwn = false,
  submit,
  cancel,
  save,
  onSaved,
  renderPlace,
}: MemberFormProps) {
  const isNew = id === undefined
  const form = useForm<MemberValues>({
    resolver: (typed) => {
      const errors = { ...contact.findProblems(typed), ...memberErrors(typed, isNew ? null : start) }
      const named = Object.entries(errors).map(([name, message]) => [name, { type: 'custom', message }])
      return named.length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors: Object.fromEntries(named) as FieldErrors<MemberValues> }
    },
    shouldFocusError: false,
    defaultValues: start,
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const {
    type = 'user',
    region,
    suburb,
    seller_kind,
    email = '',
    phone_number = '',
  } = useWatch({ control: form.control })
  const contact = useContactCheck({ type, but_id: id })
  const found = contact.findProblems({ email, phone_number })
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function send(values: MemberValues) {
    setFailure(null)
    try {
      const saved = await save(values)
      if (!saved) return
      setSaved(true)
      onSaved(saved)
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  const text = (name: keyof MemberValues) => ({ id: ids[name], error: errors[name]?.message })

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-3xl gap-3.5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
      <Panel title={t.who()}>
        <div className="grid gap-5">
          {isNew && (
            <RadioCards
              {...form.register('type')}
              id={ids.type}
              legend={t.type()}
              columns={2}
              value={type}
              error={errors.type?.message}
              cards={[
                { value: 'user', label: t.user(), icon: User, help: t.buys_and_sells_on_hoko() },
                {
                  value: 'admin',
                  label: t.administrator(),
                  icon: ShieldCheck,
                  help: t.works_in_the_back_office_and_doesnt(),
                },
              ]}
            />
          )}
          <Row>
            <Field label={t.first_name()} {...text('first_name')}>
              {(control) => (
                <TextInput {...control} {...form.register('first_name')} autoComplete="off" maxLength={40} />
              )}
            </Field>
            <Field label={t.last_name()} {...text('last_name')}>
              {(control) => (
                <TextInput {...control} {...form.register('last_name')} autoComplete="off" maxLength={40} />
              )}
            </Field>
          </Row>
          {!isOwn && (
            <Row>
              <Field
                label={t.email()}
                id={ids.email}
                error={errors.email?.message ?? found.email}
                help={isNew ? t.well_email_a_link_to_choose_a_password() : t.well_let_the_old_address_know()}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('email', { onBlur: () => contact.look('email', email) })}
                    type="email"
                    inputMode="email"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                )}
              </Field>
              <Field
                label={t.mobile_phone()}
                id={ids.phone_number}
                error={errors.phone_number?.message ?? found.phone_number}
                help={
                  <>
                    {t.a_new_zealand_number_or_start_with_for()}
                    <PhoneUsers users={contact.getUsers(phone_number)} />
                  </>
                }
              >
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('phone_number', {
                      onBlur: () => contact.look('phone_number', phone_number),
                    })}
                    type="tel"
                    autoComplete="off"
                  />
                )}
              </Field>
            </Row>
          )}
          {!isNew && hasNewContact({ email, phone_number }, start) && (
            <Field
              label={t.reason_for_the_new_contact()}
              {...text('reason')}
              help={t.kept_in_the_audit_log_the_member()}
            >
              {(control) => <Textarea {...control} {...form.register('reason')} rows={2} maxLength={500} />}
            </Field>
          )}
        </div>
      </Panel>
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
              onChange: (place) => {
                form.setValue('region', place.region, { shouldDirty: true })
                form.setValue('suburb', place.suburb, { shouldDirty: true })
                if (submitCount > 0) void form.trigger(['region', 'suburb'])
              },
            })}
          </Row>
          <Field label={t.address()} optional {...text('address')}>
            {(control) => (
              <TextInput {...control} {...form.register('address')} autoComplete="off" maxLength={200} />
            )}
          </Field>
        </div>
      </Panel>
      {type === 'user' && (
        <Panel title={t.selling()}>
          <div className="grid gap-5">
            <RadioCards
              {...form.register('seller_kind')}
              id={ids.seller_kind}
              legend={t.how_they_sell()}
              columns={2}
              value={seller_kind}
              error={errors.seller_kind?.message}
              cards={[
                { value: 'private', label: t.privately(), icon: UserRound },
                { value: 'in_trade', label: t.in_trade(), icon: Store },
              ]}
            />
            {seller_kind === 'in_trade' && (
              <>
                <Field label={t.trading_name()} optional {...text('trading_name')}>
                  {(control) => (
                    <TextInput
                      {...control}
                      {...form.register('trading_name')}
                      autoComplete="off"
                      maxLength={80}
                    />
                  )}
                </Field>
                <Row>
                  <Field label="NZBN" optional {...text('nzbn')} help={t.n_13_digits()}>
                    {(control) => (
                      <TextInput
                        {...control}
                        {...form.register('nzbn')}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={20}
                      />
                    )}
                  </Field>
                  <Field label={t.gst_number()} optional {...text('gst_number')} help={t.n_8_or_9_digits()}>
                    {(control) => (
                      <TextInput
                        {...control}
                        {...form.register('gst_number')}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={20}
                      />
                    )}
                  </Field>
                </Row>
              </>
            )}
            <Field label={t.about()} optional {...text('about')} help={t.shown_on_their_public_page()}>
              {(control) => <Textarea {...control} {...form.register('about')} rows={4} maxLength={2000} />}
            </Field>
          </div>
        </Panel>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={cancel}>
          {t.go_back()}
        </LinkButton>
        <Button type="submit" busy={isSubmitting} disabled={!isNew && !isDirty}>
          {submit}
        </Button>
      </div>
      <LeavingGuard isUnsafe={isDirty && !isSaved}>{t.you_have_unsaved_changes_if_you_leave()}</LeavingGuard>
    </form>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{children}</div>
)
