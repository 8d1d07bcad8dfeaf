import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { listOwnFinanceEnquiries } from '#domains/finance/common/finance-enquiries.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { formatLongDate } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { saveEstimate } from './stored-estimate.ts'
import type { Estimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

const EnquiryDialog = lazyOnClick(async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog)

const hash = '#finance-enquiry'

interface EnquiryActionProps {
  listing: Listing
  estimate: Estimate
}

/** Opens the dialog if the address ends in the hash, so that it opens after signing in. */
export function EnquiryAction({ listing, estimate }: EnquiryActionProps) {
  const { status, user } = useSession()
  const { pathname, search, hash: present } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setPending] = useState(present === hash)
  const sent = useApiQuery(listOwnFinanceEnquiries, { listing: listing.id, limit: 100 })
  const recipient = estimate.offer.name
  const open = sent.data?.items.find(
    ({ recipient_name: recipientName, withdrawn_at: withdrawnAt }) =>
      recipientName === recipient && withdrawnAt === null,
  )
  if (user?.type === 'admin' || user?.id === listing.seller.id) return null
  if (open) {
    const date = formatLongDate(new Date(open.consented_at))
    return (
      <p className="text-sm text-ink-2">
        {t.you_asked_recipient_on_date({ recipient, date })}{' '}
        <Link to="/user-settings#finance-enquiries" className="text-pounamu underline">
          {t.see_what_you_sent()}
        </Link>
      </p>
    )
  }

  function openDialog() {
    if (status !== 'visitor') return setPending(true)
    const { offer, deposit_cents: depositCents, term_months: termMonths, frequency } = estimate
    const { lender_id: lenderId } = offer
    saveEstimate({
      listing_id: listing.id,
      lender_id: lenderId,
      deposit_cents: depositCents,
      term_months: termMonths,
      frequency,
    })
    void navigate(`${userSignin}?next=${encodeURIComponent(pathname + search + hash)}`)
    return undefined
  }
  return (
    <div className="grid gap-1.5">
      <Button icon={Mail} kind="quiet" wide onClick={openDialog} {...pendingProps(status === 'loading')}>
        {t.ask_about_finance()}
      </Button>
      <p className="text-xs text-ink-2">{t.only_once_you_agree()}</p>
      {isOpen && status === 'user' && (
        <EnquiryDialog listing_id={listing.id} estimate={estimate} onClose={() => setPending(false)} />
      )}
    </div>
  )
}
