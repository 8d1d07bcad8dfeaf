import { Mail, Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { lookAtAgent, type ListedAgent } from '#domains/businesses/common/agents.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import * as t from '#domains/businesses/texts.ts'

const link =
  'inline-flex min-w-0 items-center gap-1.5 rounded-control text-sm font-semibold text-pounamu hover:underline'

/** Signed-in members open numbers one by one, so that they can't be scraped. */
export function AgentContact({
  agent: { id, name, has_phone: hasPhone, has_email: hasEmail },
}: {
  agent: ListedAgent
}) {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const view = useApiMutation(lookAtAgent)
  if (!hasPhone && !hasEmail) return null
  if (user?.type === 'admin') return null
  if (view.data) return <Shown {...view.data} />
  if (!user) {
    return (
      <LinkButton
        data-needs-scripts
        to={`${userSignin}?next=${encodeURIComponent(pathname + search)}`}
        kind="quiet"
        size="small"
        icon={Phone}
        aria-label={t.sign_in_to_contact_name({ name })}
      >
        {t.sign_in_to_contact()}
      </LinkButton>
    )
  }
  return (
    <span className="grid justify-items-start gap-1">
      <Button
        kind="quiet"
        size="small"
        icon={hasPhone ? Phone : Mail}
        busy={view.isPending}
        aria-label={t.show_contact_of_name({ name })}
        onClick={() => view.mutate({ agent_id: id })}
      >
        {t.show_contact()}
      </Button>
      {view.error && <FieldError id={`agent-${id}-error`}>{getMessage(view.error)}</FieldError>}
    </span>
  )
}

function Shown({ phone_number: phoneNumber, email }: { phone_number: string; email: string }) {
  return (
    <span role="status" className="grid min-w-0 gap-1">
      {phoneNumber && (
        <a href={`tel:${phoneNumber}`} className={link}>
          <Phone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span className="num">{formatPhone(phoneNumber)}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <span className="min-w-0 break-all">{email}</span>
        </a>
      )}
    </span>
  )
}
