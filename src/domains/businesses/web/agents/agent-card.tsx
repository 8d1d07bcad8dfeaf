import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, Link } from 'react-router'
import { lookAtAgent, type ListedAgent, type Agent } from '#domains/businesses/common/agents.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/businesses/texts.ts'

const link =
  'inline-flex min-w-0 items-center gap-1.5 rounded-control text-sm font-semibold text-pounamu hover:underline'

/** Signed-in members open numbers one by one, so that they can't be scraped. */
function AgentContact({
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

interface AgentCardProps {
  agent: ListedAgent
  agency: string | null
  /** The address of their listings. */
  to: string
  aside?: ReactNode
}

export function AgentCard({ agent, agency, to, aside }: AgentCardProps) {
  const { name, photo, licence_number: licenceNumber, has_left: hasLeft } = agent
  return (
    <li className="flex flex-wrap items-start gap-x-3.5 gap-y-3">
      <Avatar name={name} picture={photo?.thumb_url ?? null} size="large" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-base font-semibold break-words">
          {hasLeft ? (
            name
          ) : (
            <Link to={to} className="rounded-control hover:text-pounamu hover:underline">
              {name}
            </Link>
          )}
        </p>
        {agency && <p className="text-sm break-words text-ink-2">{agency}</p>}
        <p className="num text-xs text-ink-3">
          {hasLeft ? t.no_longer_with_the_agency() : t.licensed_salesperson({ number: licenceNumber })}
        </p>
        {aside}
      </div>
      <AgentContact agent={agent} />
    </li>
  )
}

interface ShopAgentsProps {
  agents: Agent[]
  agency: { name: string; licence: string }
  /** The page's address. */
  to: string
}

/** Shown on an agency's own page. */
export function ShopAgents({ agents, agency, to }: ShopAgentsProps) {
  return (
    <Panel title={t.our_agents()}>
      {agents.length > 0 && (
        <ul className="grid gap-x-8 gap-y-5 md:max-lg:grid-cols-2">
          {agents.map((agent) => (
            <AgentCard
              key={agent.id}
              agent={agent}
              agency={null}
              to={`${to}?agent=${agent.id}#for-sale`}
              aside={<p className="num text-xs text-ink-3">{t.live_listings({ count: agent.live_count })}</p>}
            />
          ))}
        </ul>
      )}
      <p className="text-xs not-first:mt-4 text-ink-3">
        {t.agency_licensed_under_the_reaa({ agency: agency.name, licence: agency.licence })}
      </p>
    </Panel>
  )
}
