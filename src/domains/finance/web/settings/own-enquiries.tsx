import { useState } from 'react'
import { Link } from 'react-router'
import {
  listOwnFinanceEnquiries,
  withdrawFinanceConsent,
  type OwnFinanceEnquiry,
} from '#domains/finance/common/finance-enquiries.ts'
import { formatLongDate } from '#platform/common/formats/formats.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/finance/texts.ts'

const limit = 10

export function OwnEnquiries() {
  const [page, setPage] = useState(1)
  const call = useApiQuery(listOwnFinanceEnquiries, { page, limit }, { placeholderData: (before) => before })
  const { data, error, isFetching } = call
  if (!data) {
    return error ? (
      <ErrorState title={t.enquiries_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_enquiries()}>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  if (data.total === 0) {
    return (
      <div className="text-sm">
        <p className="font-semibold">{t.no_enquiries_yet()}</p>
        <p className="text-ink-2">{t.ask_on_a_vehicle()}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((enquiry) => (
          <Enquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      <PageButtons label={t.finance()} page={page} limit={limit} total={data.total} onPage={setPage} />
    </>
  )
}

const formatDay = (instant: string) => formatLongDate(new Date(instant))

function Enquiry({ enquiry }: { enquiry: OwnFinanceEnquiry }) {
  const {
    listing_id: listingId,
    listing_title: listingTitle,
    recipient_name: recipientName,
    consented_at: consentedAt,
    withdrawn_at: withdrawnAt,
  } = enquiry
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Link
            to={`/vehicle/${listingId}/detail`}
            className="font-semibold wrap-anywhere hover:text-pounamu"
          >
            {listingTitle}
          </Link>
          <p className="text-ink-2">
            {t.sent_to_recipient_on_date({ recipient: recipientName, date: formatDay(consentedAt) })}
          </p>
          {withdrawnAt && (
            <p className="text-ink-2">{t.withdrawn_on_date({ date: formatDay(withdrawnAt) })}</p>
          )}
        </div>
        {!withdrawnAt && <Withdrawal enquiry={enquiry} />}
      </div>
      <Fold title={t.what_we_sent()} text={enquiry.sent_text} />
      <Fold title={t.what_you_agreed_to()} text={enquiry.consent_words} />
    </li>
  )
}

function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer text-pounamu">{title}</summary>
      <p className="mt-1.5 rounded-control bg-sunk px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  )
}

function Withdrawal({ enquiry: { id, recipient_name: recipientName } }: { enquiry: OwnFinanceEnquiry }) {
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const withdraw = useApiMutation(withdrawFinanceConsent, {
    onSuccess: () => {
      setOpen(false)
      invalidate(listOwnFinanceEnquiries)
      notify.success(t.consent_withdrawn())
    },
  })
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.withdraw_consent()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.withdraw_your_consent()}
        confirm={t.withdraw_consent()}
        cancel={t.keep_consent()}
        kind="danger"
        busy={withdraw.isPending}
        error={withdraw.isError ? getMessage(withdraw.error) : undefined}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {t.we_ask_recipient_to_delete({ recipient: recipientName })}
      </ConfirmDialog>
    </>
  )
}
