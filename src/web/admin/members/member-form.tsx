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
      <Panel title="Who">
        <div className="grid gap-5">
          {isNew && (
            <RadioCards
              {...form.register('type')}
              id={ids.type}
              legend="Type"
              columns={2}
              value={type}
              error={errors.type?.message}
              cards={[
                { value: 'user', label: 'User', icon: User, help: 'Buys and sells on Hoko.' },
                {
                  value: 'admin',
                  label: 'Administrator',
                  icon: ShieldCheck,
                  help: 'Works in the back office and doesn’t trade.',
                },
              ]}
            />
          )}
          <Row>
            <Field label="First name" {...text('first_name')}>
              {(control) => (
                <TextInput {...control} {...form.register('first_name')} autoComplete="off" maxLength={40} />
              )}
            </Field>
            <Field label="Last name" {...text('last_name')}>
              {(control) => (
                <TextInput {...control} {...form.register('last_name')} autoComplete="off" maxLength={40} />
              )}
            </Field>
          </Row>
          {!isOwn && (
            <Row>
              <Field
                label="Email"
                id={ids.email}
                error={errors.email?.message ?? found.email}
                help={isNew ? 'We’ll email a link to choose a password.' : 'We’ll let the old address know.'}
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
                label="Mobile phone"
                id={ids.phone_number}
                error={errors.phone_number?.message ?? found.phone_number}
                help={
                  <>
                    A New Zealand number, or start with + for another country.
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
              label="Reason for the new contact"
              {...text('reason')}
              help="Kept in the audit log. The member doesn’t see it."
            >
              {(control) => <Textarea {...control} {...form.register('reason')} rows={2} maxLength={500} />}
            </Field>
          )}
        </div>
      </Panel>
      <Panel title="Where">
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
          <Field label="Address" optional {...text('address')}>
            {(control) => (
              <TextInput {...control} {...form.register('address')} autoComplete="off" maxLength={200} />
            )}
          </Field>
        </div>
      </Panel>
      {type === 'user' && (
        <Panel title="Selling">
          <div className="grid gap-5">
            <RadioCards
              {...form.register('seller_kind')}
              id={ids.seller_kind}
              legend="How they sell"
              columns={2}
              value={seller_kind}
              error={errors.seller_kind?.message}
              cards={[
                { value: 'private', label: 'Privately', icon: UserRound },
                { value: 'in_trade', label: 'In trade', icon: Store },
              ]}
            />
            {seller_kind === 'in_trade' && (
              <>
                <Field label="Trading name" optional {...text('trading_name')}>
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
                  <Field label="NZBN" optional {...text('nzbn')} help="13 digits.">
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
                  <Field label="GST number" optional {...text('gst_number')} help="8 or 9 digits.">
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
            <Field label="About" optional {...text('about')} help="Shown on their public page.">
              {(control) => <Textarea {...control} {...form.register('about')} rows={4} maxLength={2000} />}
            </Field>
          </div>
        </Panel>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={cancel}>
          Go back
        </LinkButton>
        <Button type="submit" busy={isSubmitting} disabled={!isNew && !isDirty}>
          {submit}
        </Button>
      </div>
      <LeavingGuard isUnsafe={isDirty && !isSaved}>
        You have unsaved changes. If you leave now, you’ll lose them.
      </LeavingGuard>
    </form>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{children}</div>
)
