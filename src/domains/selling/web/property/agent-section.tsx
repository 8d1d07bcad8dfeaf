import { Link } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listAgents, maxListingAgents, type Agent } from '#domains/businesses/common/agents.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { getIds, type PropertyValues } from '../form/detail-values.ts'
import { fieldId, type SectionProps } from '../form/sell-check.ts'
import * as t from '#domains/selling/texts.ts'

const id = fieldId('property.agent_ids')

interface AgentSectionProps extends Pick<SectionProps, 'change'> {
  account: Account
  property: PropertyValues
  error: string | undefined
}

/** Only agencies have agents. */
export function AgentSection({ account, ...props }: AgentSectionProps) {
  if (account.seller_kind !== 'in_trade' || account.agency_licence === null) return null
  return (
    <Panel title={t.agents()}>
      <AgentChoice {...props} seller_id={account.id} />
    </Panel>
  )
}

type AgentChoiceProps = Omit<AgentSectionProps, 'account'> & { seller_id: number }

function AgentChoice({ seller_id: sellerId, property, change, error }: AgentChoiceProps) {
  const { data, isError } = useApiQuery(listAgents, { seller: sellerId, status: 'active' })
  const chosen = getIds(property.agent_ids)
  if (isError) return <Notice kind="wrong">{t.your_agents_didnt_load()}</Notice>
  if (!data) {
    return (
      <Loading label={t.loading_your_agents()}>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  if (data.items.length === 0) return <NoAgents />
  const choose = (one: number, isChosen: boolean) =>
    change({
      property: {
        ...property,
        agent_ids: isChosen ? [...chosen, one] : chosen.filter((other) => other !== one),
      },
    })
  return (
    <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-2.5">
      <legend className="mb-3 max-w-prose text-sm text-ink-2">
        {t.choose_up_to_agents({ count: maxListingAgents })}
      </legend>
      {data.items.map((agent) => (
        <Checkbox
          key={agent.id}
          label={<AgentName agent={agent} />}
          checked={chosen.includes(agent.id)}
          disabled={!chosen.includes(agent.id) && chosen.length >= maxListingAgents}
          onChange={({ target }) => choose(agent.id, target.checked)}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function AgentName({ agent: { name, photo, licence_number: licenceNumber } }: { agent: Agent }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} picture={photo?.thumb_url ?? null} size="small" />
      <span className="min-w-0">
        <span className="block break-words">{name}</span>
        <span className="num block text-xs font-normal text-ink-3">
          {t.licence_number({ number: licenceNumber })}
        </span>
      </span>
    </span>
  )
}

function NoAgents() {
  const isForAnother = useRepresentedSeller() !== null
  return (
    <p id={id} tabIndex={-1} className="text-sm text-ink-2">
      {isForAnother ? (
        t.they_have_no_agents_yet()
      ) : (
        <Sentence
          parts={t.you_have_no_agents_yet({
            link: (parts) => (
              <Link
                to="/user-settings#agents"
                className="font-semibold text-pounamu hover:text-pounamu-deep hover:underline"
              >
                {parts}
              </Link>
            ),
          })}
        />
      )}
    </p>
  )
}
