import { type ReactNode, useState } from 'react'
import {
  endReleaseStop,
  getMemberMoney,
  type MemberMoney,
} from '#domains/trade-payments/common/trade-payments.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { ChargebackTable, FailedPayoutTable, WaitingTable } from './money-tables.tsx'
import { MoneySums } from './money-sums.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export const meta = makeAdminMeta(t.paid_on_hoko)

export default function MemberMoneyPage() {
  const call = useApiQuery(getMemberMoney, {}, { staleTime: 0 })
  return (
    <AdminPage title={t.paid_on_hoko()}>
      <Query
        call={call}
        failed={t.office_didnt_load()}
        loading={t.office_loading()}
        skeleton={<SkeletonFigures />}
      >
        {(money) => (
          <div className="grid grid-cols-1 gap-8">
            {!money.is_enabled && (
              <Notice
                action={
                  <LinkButton kind="quiet" size="small" to="/edit-settings?section=fees">
                    {t.office_change_settings()}
                  </LinkButton>
                }
              >
                {t.office_is_off()}
              </Notice>
            )}
            {money.stop && <StopNotice stop={money.stop} />}
            <MoneySums sums={money.sums} />
            <Section id="waiting" title={t.office_waiting()} count={money.payments.length}>
              {money.payments.length > 0 ? (
                <WaitingTable payments={money.payments} />
              ) : (
                <Nothing>{t.office_nothing_waiting()}</Nothing>
              )}
            </Section>
            <Section
              id="failed-payouts"
              title={t.office_failed_payouts()}
              count={money.failed_payouts.length}
            >
              {money.failed_payouts.length > 0 ? (
                <FailedPayoutTable payouts={money.failed_payouts} />
              ) : (
                <Nothing>{t.office_no_failed_payouts()}</Nothing>
              )}
            </Section>
            <Section id="chargebacks" title={t.office_chargebacks()} count={money.chargebacks.length}>
              {money.chargebacks.length > 0 ? (
                <ChargebackTable chargebacks={money.chargebacks} />
              ) : (
                <Nothing>{t.office_no_chargebacks()}</Nothing>
              )}
            </Section>
          </div>
        )}
      </Query>
    </AdminPage>
  )
}

interface SectionProps {
  id: string
  title: string
  count: number
  children: ReactNode
}

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 id={id} className="heading scroll-mt-4 text-base">
          {title}
        </h2>
        {count > 0 && <p className="num text-sm text-ink-2">{count}</p>}
      </div>
      {children}
    </section>
  )
}

const Nothing = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-2">{children}</p>

function StopNotice({ stop }: { stop: NonNullable<MemberMoney['stop']> }) {
  const [isOpen, setOpen] = useState(false)
  const setReply = useSetQueryData()

  async function end(reason: string) {
    const changed = await api.call(endReleaseStop, { reason })
    await setReply(getMemberMoney, {}, changed)
    notify.success(t.office_stop_ended())
  }

  return (
    <>
      <Notice
        kind="wrong"
        action={
          <May op={endReleaseStop}>
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {t.office_end_stop()}
            </Button>
          </May>
        }
      >
        <strong className="block">
          {t.office_releases_are_stopped({ since: formatMoment(stop.started_at) })}
        </strong>
        <span className="block break-words">{stop.reason}</span>
      </Notice>
      {isOpen && (
        <ReasonDialog
          title={t.office_end_stop_title()}
          confirm={t.office_end_stop_confirm()}
          help={t.office_end_stop_help()}
          act={end}
          onClose={() => setOpen(false)}
        >
          {t.office_end_stop_body()}
        </ReasonDialog>
      )}
    </>
  )
}
