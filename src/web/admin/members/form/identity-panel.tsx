import { ShieldCheck, User } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Field } from '#web/ui/fields/field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { hasNewContact, memberIds as ids, type MemberValues } from './member-values.ts'
import { PhoneUsers } from './phone-users.tsx'
import { Row } from './row.tsx'
import * as t from './texts.ts'
import type { useContactCheck } from './use-contact-check.ts'
import type { MemberFields } from './use-member-form.ts'

interface IdentityPanelProps extends MemberFields {
  before: MemberValues | null
  type: MemberValues['type']
  contact: ReturnType<typeof useContactCheck>
  isOwn: boolean
  mayChooseRole: boolean
}

export function IdentityPanel({
  form,
  field,
  before,
  type,
  contact,
  isOwn,
  mayChooseRole,
}: IdentityPanelProps) {
  const { email = '', phone_number = '' } = useWatch({ control: form.control })
  return (
    <Panel title={t.who()}>
      <div className="grid gap-5">
        {!before && mayChooseRole && (
          <RadioCards
            {...form.register('type')}
            id={ids.type}
            legend={t.type()}
            columns={2}
            value={type}
            error={field('type').error}
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
          <Field label={t.first_name()} {...field('first_name')}>
            {(control) => (
              <TextInput {...control} {...form.register('first_name')} autoComplete="off" maxLength={40} />
            )}
          </Field>
          <Field label={t.last_name()} {...field('last_name')}>
            {(control) => (
              <TextInput {...control} {...form.register('last_name')} autoComplete="off" maxLength={40} />
            )}
          </Field>
        </Row>
        {!isOwn && <ContactFields form={form} field={field} isNew={!before} contact={contact} />}
        {before && hasNewContact({ email, phone_number }, before) && (
          <Field
            label={t.reason_for_the_new_contact()}
            {...field('reason')}
            help={t.kept_in_the_audit_log_the_member()}
          >
            {(control) => <Textarea {...control} {...form.register('reason')} rows={2} maxLength={500} />}
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

function ContactFields({ form, field, isNew, contact }: ContactFieldsProps) {
  const { email = '', phone_number = '' } = useWatch({ control: form.control })
  const found = contact.findProblems({ email, phone_number })
  return (
    <Row>
      <Field
        label={t.email()}
        id={ids.email}
        error={field('email').error ?? found.email}
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
        error={field('phone_number').error ?? found.phone_number}
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
  )
}
