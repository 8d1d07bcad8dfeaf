import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedAgent } from '#domains/businesses/common/agents.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { AgentContact } from './agent-contact.tsx'
import * as t from '#domains/businesses/texts.ts'

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
