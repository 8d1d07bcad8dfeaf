import { CreditCard, Landmark } from 'lucide-react'
import { useState } from 'react'
import {
  beginPayouts,
  getPayouts,
  type PayoutAccount,
} from '#domains/trade-payments/common/trade-payments.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeSetup } from './payout-labels.ts'
import * as t from '#domains/trade-payments/texts.ts'

interface PayoutSetupProps {
  account: PayoutAccount
  /** The gateway's page had expired. */
  hasExpired: boolean
}

/** How the seller is paid what buyers pay in one way. */
export function PayoutSetup({ account, hasExpired }: PayoutSetupProps) {
  const { method, state } = account
  const begin = useApiMutation(beginPayouts)
  const invalidate = useInvalidate()
  const [isLeaving, setLeaving] = useState(false)
  const { badge, text, act } = describeSetup(account)
  const Icon = method === 'card' ? CreditCard : Landmark
  const needsBankAccount = findProblem(begin.error)?.key === 'bank_account_needed'

  async function open() {
    try {
      const { url, account: changed } = await begin.mutateAsync({ method })
      if (url) {
        setLeaving(true)
        return window.location.assign(url)
      }
      if (changed.state === 'ready') notify.success(t.setup_done())
    } catch {
      // The message shows below.
    }
    invalidate(getPayouts)
  }

  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="flex items-center gap-2 text-sm font-semibold">
            <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-2" />
            {method === 'card' ? t.setup_by_card() : t.setup_from_bank()}
          </h3>
          <Badge kind={badge.kind}>{badge.label}</Badge>
        </div>
        <p className="max-w-prose text-sm text-ink-2">{text}</p>
      </div>
      {hasExpired && !begin.error && <Notice live>{t.setup_expired()}</Notice>}
      {begin.error && (
        <Notice
          kind="wrong"
          live
          action={
            needsBankAccount ? (
              <LinkButton kind="quiet" size="small" to="/user-settings#payment">
                {t.setup_add_bank_account()}
              </LinkButton>
            ) : undefined
          }
        >
          {getMessage(begin.error)}
        </Notice>
      )}
      <div>
        <Button
          kind={state === 'ready' ? 'quiet' : 'primary'}
          size={state === 'ready' ? 'small' : 'medium'}
          busy={begin.isPending || isLeaving}
          onClick={() => void open()}
        >
          {act}
        </Button>
      </div>
    </li>
  )
}
