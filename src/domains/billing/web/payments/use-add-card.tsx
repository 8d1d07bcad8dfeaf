import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import {
  createStripeCard,
  type Card,
  beginCardSetup,
  finishCardSetup,
  listCards,
} from '#domains/billing/common/payments/payments.ts'
import { must } from '#platform/common/must.ts'
import { findTestCard } from '#platform/common/payments/card-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import {
  type CardEntry,
  groupCardNumber,
  findCardErrors,
  tokenizeCard,
  type CardErrors,
} from './card-entry.ts'
import { CardFields } from './card-fields.tsx'
import * as t from '#domains/billing/texts.ts'

const getOffered = makeTexts((): [name: string, effect: string][] => [
  ['visa', t.works()],
  ['amex', t.works()],
  ['asks-always', t.asks_you_to_confirm()],
  ['declined', t.is_declined()],
  ['insufficient-funds', t.isnt_enough_money()],
  ['incorrect-cvc', t.wrong_security_code()],
  ['declined-later', t.is_declined_when_charged()],
])

function TestCardList({ onChoose }: { onChoose: (entry: CardEntry) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control border border-line-strong"
    >
      <summary className="flex min-h-11 py-2 cursor-pointer items-center justify-between px-3.5 text-sm font-semibold text-pounamu">
        {t.choose_a_test_card()}
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className={isOpen ? 'rotate-180' : undefined} />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {getOffered().map(([name, effect]) => {
          const { number, brand } = must(findTestCard(name), 'test card')
          const securityCode = brand === 'amex' ? '1234' : '123'
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  onChoose({
                    number: groupCardNumber(number),
                    expiry: '12 / 34',
                    security_code: securityCode,
                  })
                  setOpen(false)
                }}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3.5 py-2 text-left text-sm transition-colors hover:bg-sunk"
              >
                <span className="num">{groupCardNumber(number)}</span>
                <span className="text-ink-2">
                  {nameBrand(brand)} · {effect}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const nothing: CardEntry = { number: '', expiry: '', security_code: '' }

interface CardDialogProps {
  onAdded: (card: Card) => void
  onClose: () => void
}

/** For the sandbox: a test card becomes a token here, and no card number is sent. */
function CardDialog({ onAdded, onClose }: CardDialogProps) {
  const form = useOperationForm(createStripeCard, {
    initial: nothing,
    check: findErrors,
    toInput: (entry) => ({ token: must(tokenizeCard(entry), 'token of the card') }),
    onDone: onAdded,
  })
  return (
    <FormDialog
      form={form}
      title={t.add_a_card()}
      description={t.test_payments_never_enter_a_real_card()}
      confirm={t.add_card()}
      onClose={onClose}
    >
      <TestCardList onChoose={form.set} />
      <CardFields form={form} />
    </FormDialog>
  )
}

function findErrors(entry: CardEntry): CardErrors {
  const found = findCardErrors(entry, new Date())
  const isUnknown = Object.keys(found).length === 0 && tokenizeCard(entry) === null
  return isUnknown ? { number: t.use_a_test_card() } : found
}

export function TestPaymentsNotice() {
  return <Notice kind="bid">{t.test_payments_never_enter_a_real_card()}</Notice>
}

interface AddingCard {
  begin: () => void
  isBusy: boolean
  dialog: ReactNode
}

/** Opens a dialog on the sandbox, and otherwise Stripe's page, which returns to this one. */
export function useAddCard(gateway: 'stripe' | 'sandbox' | null, onAdded?: (card: Card) => void): AddingCard {
  const [isOpen, setOpen] = useState(false)
  const { pathname, hash } = useLocation()
  const invalidate = useInvalidate()
  const setup = useApiMutation(beginCardSetup)

  function note(card: Card) {
    setOpen(false)
    notify.success(t.card_added())
    invalidate(listCards)
    onAdded?.(card)
  }
  const isReturning = useReturnedSetup(note)

  async function leave() {
    try {
      const { url } = await setup.mutateAsync({ return_to: `${pathname}${hash}` })
      window.location.assign(url)
    } catch (error) {
      notify.error(t.the_card_wasnt_added(), { description: getMessage(error) })
    }
  }

  return {
    begin: () => (gateway === 'stripe' ? void leave() : setOpen(true)),
    isBusy: setup.isPending || isReturning,
    dialog: isOpen && <CardDialog onAdded={note} onClose={() => setOpen(false)} />,
  }
}

function useReturnedSetup(onAdded: (card: Card) => void): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const finish = useApiMutation(finishCardSetup)
  const setupId = search.get('card_setup')
  const read = useEffectEvent(async (id: string) => {
    // First, so that Back doesn't request it again.
    await navigate({ pathname, hash }, { replace: true, preventScrollReset: true })
    try {
      onAdded(await finish.mutateAsync({ setup_id: id }))
    } catch (error) {
      notify.error(t.the_card_wasnt_added(), { description: getMessage(error) })
    }
  })
  useEffect(() => {
    if (setupId) void read(setupId)
  }, [setupId])
  return finish.isPending
}

export const nameCard = ({ brand, last4 }: Card): string =>
  t.brand_ending_in_last4({ brand: nameBrand(brand), last4 })

export function describeExpiry({
  expires_month: expiresMonth,
  expires_year: expiresYear,
  is_expired: isExpired,
}: Card): string {
  const date = { month: String(expiresMonth).padStart(2, '0'), year: String(expiresYear) }
  return isExpired ? t.expired_month_year(date) : t.expires_month_year(date)
}
