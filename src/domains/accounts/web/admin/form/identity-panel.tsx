import { ShieldCheck, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { hasNewContact, type MemberValues } from './member-values.ts'
import type { useContactCheck, MemberFields } from './use-member-form.ts'
import * as t from '#domains/accounts/texts.ts'

/** A shared number may be right within a household, but the admin should know. */
function PhoneUsers({ users }: { users: { id: number; full_name: string }[] }) {
  const people = () =>
    users.map(({ id, full_name: fullName }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <Link to={`/user/${id}/detail`} target="_blank" className="rounded-control underline">
          {fullName}
        </Link>
      </span>
    ))
  return (
    <span role="status" className="block font-semibold text-ink empty:hidden">
      {users.length > 0 && <Sentence parts={t.also_used_by_people({ people })} />}
    </span>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">{children}</div>
)

interface IdentityPanelProps extends MemberFields {
  before: MemberValues | null
  contact: ReturnType<typeof useContactCheck>
  isOwn: boolean
  mayChooseRole: boolean
}

export function IdentityPanel({ form, before, contact, isOwn, mayChooseRole }: IdentityPanelProps) {
  return (
    <Panel title={t.who()}>
      <div className="grid gap-5">
        {!before && mayChooseRole && (
          <RadioCards
            {...form.text('type')}
            {...form.field('type')}
            legend={t.type()}
            columns={2}
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
          <Field label={t.first_name()} {...form.field('first_name')}>
            {(control) => (
              <TextInput {...control} {...form.text('first_name')} autoComplete="off" maxLength={40} />
            )}
          </Field>
          <Field label={t.last_name()} {...form.field('last_name')}>
            {(control) => (
              <TextInput {...control} {...form.text('last_name')} autoComplete="off" maxLength={40} />
            )}
          </Field>
        </Row>
        {!isOwn && <ContactFields form={form} isNew={!before} contact={contact} />}
        {before && hasNewContact(form.values, before) && (
          <Field
            label={t.reason_for_the_new_contact()}
            {...form.field('reason')}
            help={t.kept_in_the_audit_log_the_member()}
          >
            {(control) => <Textarea {...control} {...form.text('reason')} rows={2} maxLength={500} />}
          </Field>
        )}
      </div>
    </Panel>
  )
}

interface ContactFieldsProps extends MemberFields {
  isNew: boolean
  contact: ReturnType<typeof useContactCheck>
}

function ContactFields({ form, isNew, contact }: ContactFieldsProps) {
  const { email, phone_number: phoneNumber } = form.values
  const found = contact.findProblems({ email, phone_number: phoneNumber })
  return (
    <Row>
      <Field
        label={t.email()}
        id={form.field('email').id}
        error={form.errors.email ?? found.email}
        help={isNew ? t.well_email_a_link_to_choose_a_password() : t.well_let_the_old_address_know()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('email')}
            onBlur={() => contact.check('email', email)}
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
        id={form.field('phone_number').id}
        error={form.errors.phone_number ?? found.phone_number}
        help={
          <>
            {t.a_new_zealand_number_or_start_with_for()}
            <PhoneUsers users={contact.getUsers(phoneNumber)} />
          </>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('phone_number')}
            onBlur={() => contact.check('phone_number', phoneNumber)}
            type="tel"
            autoComplete="off"
          />
        )}
      </Field>
    </Row>
  )
}
