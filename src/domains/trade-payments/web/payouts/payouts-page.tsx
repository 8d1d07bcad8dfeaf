import { Banknote } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useLocation, useSearchParams } from 'react-router'
import {
  checkPayoutAccount,
  getPayouts,
  type PayMethod,
  type Payouts,
} from '#domains/trade-payments/common/trade-payments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { FeeDocuments } from './fee-documents.tsx'
import { PayoutList } from './payout-list.tsx'
import { PayoutSetup } from './payout-setup.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export function PayoutsPage() {
  const call = useApiQuery(getPayouts, {}, { staleTime: 0 })
  useReadAtNotification([getPayouts])
  const { expired, isChecking } = useReturned(() => void call.refetch())
  return (
    <div className="grid gap-5 pb-8">
      <PageHeading title={t.payouts()}>{t.payouts_lead()}</PageHeading>
      {isChecking && <Notice live>{t.setup_checking()}</Notice>}
      <Query
        call={call}
        failed={t.payouts_didnt_load()}
        loading={t.loading_payouts()}
        skeleton={<SkeletonFigures />}
      >
        {(data) =>
          data.is_enabled || data.items.length > 0 ? (
            <OwnPayouts payouts={data} expired={expired} />
          ) : (
            <EmptyState
              icon={Banknote}
              title={t.payouts_are_off()}
              action={<LinkButton to="/isell">{t.payouts_see_your_sales()}</LinkButton>}
            >
              {t.payouts_are_off_text()}
            </EmptyState>
          )
        }
      </Query>
    </div>
  )
}

interface OwnPayoutsProps {
  payouts: Payouts
  expired: PayMethod | null
}

function OwnPayouts({ payouts, expired }: OwnPayoutsProps) {
  const { accounts, items, balance_cents: balanceCents } = payouts
  const isReady = accounts.some(({ state }) => state === 'ready')
  const setup = payouts.is_enabled && (
    <Panel title={t.setup_title()} flush>
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <PayoutSetup key={account.method} account={account} hasExpired={expired === account.method} />
        ))}
      </ul>
    </Panel>
  )
  return (
    <>
      {!isReady && setup}
      <section aria-label={t.payouts_figures()} className="grid gap-2">
        <Facts
          facts={[
            { label: t.payouts_kept(), value: formatMoney(payouts.waiting_cents) },
            { label: t.payout_on_its_way(), value: formatMoney(payouts.on_its_way_cents) },
            { label: t.payouts_paid(), value: formatMoney(payouts.paid_cents) },
            ...(balanceCents === 0 ? [] : [{ label: t.payouts_balance(), value: formatMoney(balanceCents) }]),
          ]}
        />
        <p className="max-w-prose text-xs text-ink-3">{t.payouts_kept_help()}</p>
        {balanceCents < 0 && (
          <Notice kind="wrong">{t.payouts_below_nought({ amount: formatMoney(-balanceCents) })}</Notice>
        )}
      </section>
      <Panel title={t.payouts()}>
        <PayoutList items={items} />
      </Panel>
      <FeeDocuments />
      {isReady && setup}
    </>
  )
}

const readMethod = (text: string | null): PayMethod | null =>
  text === 'card' || text === 'bank' ? text : null

/** Back from the gateway's page, finished (`?returned=card`) or because it had expired (`?again=card`). */
function useReturned(onChecked: () => void) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const check = useApiMutation(checkPayoutAccount)
  const [expired] = useState(() => readMethod(search.get('again')))
  const isAgain = search.has('again')
  const returned = user ? readMethod(search.get('returned')) : null

  const leaveAddress = () => navigate(pathname, { replace: true, preventScrollReset: true })
  const note = useEffectEvent(() => void leaveAddress())
  const read = useEffectEvent(async (method: PayMethod) => {
    await leaveAddress()
    try {
      const { state } = await check.mutateAsync({ method })
      if (state === 'ready') notify.success(t.setup_done())
    } catch (error) {
      notify.error(getMessage(error))
    }
    onChecked()
  })
  useEffect(() => {
    if (isAgain) note()
  }, [isAgain])
  useEffect(() => {
    if (returned) void read(returned)
  }, [returned])
  return { expired, isChecking: check.isPending }
}
