import { Store } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { AgentNumbersSection } from '../agents/agent-numbers-section.tsx'
import { AgentsSection } from '../agents/agents-section.tsx'
import { BrandingSection } from '../branding/branding-section.tsx'
import { StorefrontSections } from '../storefront-sections.tsx'
import { TeamSection } from './team-section.tsx'
import { WorkplacesSection } from '../team/workplaces-section.tsx'
import * as t from '#domains/businesses/texts.ts'

export type BusinessAccount = Pick<
  Account,
  'id' | 'seller_kind' | 'trading_name' | 'display_name' | 'agency_licence'
>

interface YourBusinessProps {
  account: BusinessAccount
  onUnsaved: (isUnsaved: boolean) => void
  /** The owner's pass; only the owner changes the team. */
  pass?: Pass
}

/** Used by the owner and by admins. */
export function YourBusiness({ account, onUnsaved, pass }: YourBusinessProps) {
  const isOwn = pass !== undefined
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({})
  const note = (part: string) => (is: boolean) => {
    const all = { ...unsaved, [part]: is }
    setUnsaved(all)
    onUnsaved(Object.values(all).some(Boolean))
  }
  if (account.seller_kind !== 'in_trade') {
    return (
      <>
        {isOwn && <WorkplacesSection />}
        <EmptyState
          icon={Store}
          title={t.for_businesses()}
          action={
            isOwn && (
              <LinkButton to={{ hash: 'selling' }} kind="quiet">
                {t.change_how_you_sell()}
              </LinkButton>
            )
          }
        >
          {isOwn ? t.say_that_you_sell_in_trade() : t.this_member_sells_privately()}
        </EmptyState>
      </>
    )
  }
  const seller = { seller_id: account.id, name: account.trading_name ?? account.display_name }
  return (
    <>
      {isOwn && <WorkplacesSection />}
      <StorefrontSections {...seller} isOwn={isOwn} note={note} />
      <BrandingSection {...seller} onUnsaved={note('branding')} />
      {account.agency_licence !== null && (
        <>
          <AgentsSection seller_id={account.id} />
          <AgentNumbersSection seller_id={account.id} />
        </>
      )}
      <TeamSection seller_id={account.id} pass={pass} />
    </>
  )
}
