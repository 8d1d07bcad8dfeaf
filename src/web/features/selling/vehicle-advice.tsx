import { Lightbulb } from 'lucide-react'
import type { Account } from '#contract/accounts.ts'
import { vehicleAdvice } from '#contract/vehicle-sale-rules.ts'
import { useNow } from '#web/lib/countdown.ts'
import { detailsOf, fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'
import type { Register } from './use-register.ts'
import { vehicleSaleOf } from './vehicle-sale.ts'

interface VehicleAdviceProps {
  account: Account
  values: SellValues
  register: Register
}

/** What a buyer would miss; none of it stands in the way. */
export function VehicleAdvice({ account, values, register }: VehicleAdviceProps) {
  const now = useNow(60_000)
  const { vehicle } = detailsOf(values)
  if (!vehicle?.subtype || !vehicle.make || now === null) return null
  const advice = vehicleAdvice(vehicle, vehicleSaleOf(values, account, register.said?.record ?? null, now))
  if (advice.length === 0) return null
  return (
    <section aria-labelledby="vehicle-advice" className="border-t border-line pt-4">
      <h3 id="vehicle-advice" className="flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        What a buyer would miss
      </h3>
      <ul className="mt-2 grid gap-1.5 text-sm text-ink-2">
        {advice.map(({ field, advice: text }) => (
          <li key={text}>
            <a
              href={`#${fieldId(`vehicle.${field}`)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(`vehicle.${field}`))?.focus()
              }}
              className="underline decoration-line-strong underline-offset-3 hover:decoration-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
