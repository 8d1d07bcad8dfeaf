import { CalendarDays, CalendarPlus } from 'lucide-react'
import { openHomeAddress } from '#domains/listings/common/open-home-address.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatVisit } from '#platform/common/formats/formats.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { findContact } from './contact-name.ts'
import * as t from '#domains/auctions/texts.ts'

/** The next open home, and the face of the agent to contact. */
export function VisitAndAgent({ listing }: { listing: Listing }) {
  const { seller, property, title } = listing
  const [next] = property?.open_homes ?? []
  const agent = findContact(listing)
  return (
    // In print, all open homes and agents are listed below.
    <div className="grid gap-4 print:hidden">
      {next && (
        <div className="flex items-center gap-2.5 text-sm">
          <CalendarDays aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          <p className="min-w-0 flex-1">
            {t.next_open_home()}
            <span className="num block font-semibold text-balance">{formatVisit(next)}</span>
          </p>
          <LinkButton
            to={openHomeAddress(listing.id, next)}
            reloadDocument
            download
            kind="quiet"
            size="small"
            icon={CalendarPlus}
            aria-label={t.add_the_open_home_of_title({ title })}
          >
            {t.add()}
          </LinkButton>
        </div>
      )}
      {agent && (
        <div className="flex items-center gap-3">
          <Avatar name={agent.name} picture={agent.photo?.thumb_url ?? null} size="large" />
          <p className="min-w-0 text-sm">
            <strong className="block text-base font-semibold break-words">{agent.name}</strong>
            <span className="break-words text-ink-2">
              {seller.agency?.name ?? seller.trading_name ?? seller.display_name}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
