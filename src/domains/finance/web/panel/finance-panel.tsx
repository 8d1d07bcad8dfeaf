import { Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { describeAssumptions, getDisclosureValues, nameFees } from '#domains/finance/common/finance-labels.ts'
import { listOwnFinanceEnquiries, getFinance, type Finance } from '#domains/finance/common/finance.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { formatLongDate, formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { EstimateControls } from './estimate-controls.tsx'
import { getFrequencyLabels } from './frequency-labels.ts'
import { saveEstimate, type Estimate, useEstimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

const EnquiryDialog = lazyOnClick(async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog)

const hash = '#finance-enquiry'

interface EnquiryActionProps {
  listing: Listing
  estimate: Estimate
}

/** Opens the dialog if the address ends in the hash, so that it opens after signing in. */
function EnquiryAction({ listing, estimate }: EnquiryActionProps) {
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

/** Shows the repayment beside all its terms. */
function EstimateFigures({ estimate, disclosure }: { estimate: Estimate; disclosure: string }) {
  const { offer, repayments, loan, price_cents: priceCents, frequency } = estimate
  const totalCents = priceCents - loan.amount_cents + repayments.total_cents
  const rows: [label: string, value: string, isSentence?: true][] = [
    [t.interest_rate(), formatRate(loan.annual_rate_bp)],
    [t.fees(), nameFees(loan), true],
    [t.interest(), formatMoney(repayments.interest_cents)],
    [t.total_payable(), formatMoney(totalCents)],
  ]
  return (
    <div className="grid min-w-0 content-start gap-3 rounded-control bg-sunk px-4 py-3.5">
      <p className="text-sm text-ink-2">
        {t.estimated_repayment()}
        <output className="num block text-xl font-bold text-ink">
          {formatMoney(repayments.repayment_cents)}{' '}
          <span className="text-sm font-medium text-ink-2">{getFrequencyLabels()[frequency].per}</span>
        </output>
      </p>
      <dl className="text-sm">
        {rows.map(([label, value, isSentence]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className={joinClasses('num text-right font-medium', !isSentence && 'whitespace-nowrap')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="text-xs text-ink-2">
        <h3 className="font-semibold">{t.assumptions()}</h3>
        <ul className="mt-1 grid list-disc gap-1 pl-4">
          {describeAssumptions({ price_cents: priceCents, loan, repayments }).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-2 whitespace-pre-line">
          {filledText(
            disclosure,
            getDisclosureValues(offer.name, { price_cents: priceCents, loan, repayments }),
          )}
        </p>
        {offer.disclosure !== '' && <p className="mt-2 whitespace-pre-line">{offer.disclosure}</p>}
      </div>
    </div>
  )
}

/** Renders nothing if no lender covers the price. */
export function FinancePanel({ listing }: { listing: Listing }) {
  const call = useApiQuery(getFinance, { id: listing.id }, { staleTime: 0 })
  const { data, error, isFetching } = call
  if (data?.price_cents === null) return null
  return (
    <section
      aria-label={t.finance()}
      className="min-w-0 rounded-panel border border-line bg-paper px-4 py-4 sm:px-6 sm:py-5"
    >
      {data ? (
        <Content listing={listing} finance={data} price_cents={data.price_cents} />
      ) : error ? (
        <ErrorState title={t.finance_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_finance()}>
          <Skeleton className="mb-5 h-7 w-64 max-w-full" />
          <SkeletonText lines={8} />
        </Loading>
      )}
    </section>
  )
}

const getPriceWords = makeTexts(() => ({
  fixed_price: t.of_the_price,
  buy_now: t.of_the_buy_now_price,
  asking_price: t.of_the_asking_price,
}))

interface ContentProps {
  listing: Listing
  finance: Finance
  price_cents: number
}

function Content({ listing, finance, price_cents: priceCents }: ContentProps) {
  const { estimate, from_cents: fromCents, ...controls } = useEstimate(priceCents, finance)
  const strong = (parts: ReactNode) => <strong className="num whitespace-nowrap">{parts}</strong>
  return (
    <>
      <h2 className="heading text-lg">
        <Sentence parts={t.finance_from_amount_a_week({ amount: formatMoney(fromCents), strong })} />
      </h2>
      <p className="num mt-1 text-sm text-ink-2">
        {getPriceWords()[finance.price_kind ?? 'fixed_price']({ price: formatMoney(priceCents) })}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <EstimateControls finance={finance} estimate={estimate} {...controls} />
          <EnquiryAction listing={listing} estimate={estimate} />
        </div>
        <EstimateFigures estimate={estimate} disclosure={finance.disclosure} />
      </div>
    </>
  )
}
