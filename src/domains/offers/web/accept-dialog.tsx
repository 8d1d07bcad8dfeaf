import { useRequirements } from '#domains/accounts/web/shared/requirement-checks.tsx'
import { getTotalValues, sumTotal } from '#domains/delivery/common/delivery-total.ts'
import {
  DeliveryChoiceFields,
  focusDeliveryChoice,
  useDeliveryChoice,
} from '#domains/delivery/web/shared/delivery-choice.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Offer } from '#domains/offers/common/offers.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import type { BindingControl } from '#platform/web/binding/use-binding.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { SentAmount } from './amount-dialog.tsx'
import * as t from '#domains/offers/texts.ts'

type Prepare = () => Promise<boolean>

interface AcceptDialogProps {
  offer: Offer
  /** The listing to choose the delivery from; null if the buyer has chosen, and for the seller. */
  listing: {
    data: Listing | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  } | null
  binding: BindingControl
  failure: string | null
  onConfirm: (sent: Partial<SentAmount>, prepare: Prepare | undefined) => void
  onClose: () => void
}

export function AcceptDialog({ listing, ...props }: AcceptDialogProps) {
  if (!listing) return <AcceptChosen {...props} />
  if (listing.data) return <AcceptChoosing {...props} listing={listing.data} isReading={listing.isFetching} />
  return (
    <BindingDialog
      {...dialogProps(props)}
      title={t.accept_price_2({ price: formatMoney(props.offer.total_cents) })}
      description={null}
      confirm={t.accept_price({ price: formatMoney(props.offer.total_cents) })}
      busy
      onConfirm={() => undefined}
    >
      <Query call={listing} skeleton={<SkeletonText lines={3} />}>
        {() => null}
      </Query>
    </BindingDialog>
  )
}

const dialogProps = ({ binding, failure, onClose }: Omit<AcceptDialogProps, 'listing'>) => ({
  binding,
  name: 'answer' as const,
  error: failure,
  onClose,
})

function AcceptChosen(props: Omit<AcceptDialogProps, 'listing'>) {
  const { offer, onConfirm } = props
  const { role, amount_cents: amountCents, total_cents: totalCents, delivery } = offer
  const requirements = useRequirements(offer.open_requirements)
  const values = getTotalValues(amountCents, delivery)
  const price = formatMoney(amountCents)
  return (
    <BindingDialog
      {...dialogProps(props)}
      title={t.accept_price_2({ price: formatMoney(totalCents) })}
      confirm={t.accept_price({ price: formatMoney(totalCents) })}
      description={
        role === 'seller'
          ? joinSentences(t.youd_get_total(values), t.youll_have_sold_it_for_price_and_all({ price }))
          : t.you_agree_to_pay_the_seller_price({ ...values, price })
      }
      busy={requirements.busy}
      onConfirm={() => onConfirm({ total_cents: totalCents }, requirements.pass)}
    >
      {requirements.checks}
    </BindingDialog>
  )
}

interface ChoosingProps extends Omit<AcceptDialogProps, 'listing'> {
  listing: Listing
  isReading: boolean
}

function AcceptChoosing({ listing, isReading, ...props }: ChoosingProps) {
  const { offer, onConfirm } = props
  const { amount_cents: amountCents } = offer
  const requirements = useRequirements(offer.open_requirements)
  const choosing = useDeliveryChoice({
    offered: listing,
    from: listing.delivery_from,
    place: listing.place_name,
    quantity: 1,
    items_cents: amountCents,
  })
  const totalCents = sumTotal(amountCents, choosing.delivery)
  const total = formatMoney(totalCents)

  function confirm() {
    if (!choosing.check() || !choosing.choice) return focusDeliveryChoice()
    onConfirm({ delivery: choosing.choice, total_cents: totalCents }, requirements.pass)
  }

  return (
    <BindingDialog
      {...dialogProps(props)}
      title={t.accept_price_2({ price: total })}
      confirm={t.accept_price({ price: total })}
      description={t.you_agree_to_pay_the_seller_price({
        ...choosing.values,
        price: formatMoney(amountCents),
      })}
      busy={requirements.busy || isReading || choosing.call.isLoading}
      onConfirm={confirm}
    >
      <DeliveryChoiceFields choosing={choosing} />
      {requirements.checks}
    </BindingDialog>
  )
}
