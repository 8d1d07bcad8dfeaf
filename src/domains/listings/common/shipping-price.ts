interface ShippingOption {
  label: string
  price_cents: number
}

const onTop = /\b(?:surcharge|supplement|rural|extra|additional|add[\s-]?on|on\s+top|insurance|signature)\b/i

export interface ShippingPrices<Option extends ShippingOption> {
  from_cents: number | null
  options: Option[]
  surcharges: Option[]
}

/**
 * Separates shipping options from surcharges. If every row looks like a surcharge, each is an
 * option.
 */
export function shippingPrices<Option extends ShippingOption>(rows: Option[]): ShippingPrices<Option> {
  const ways = rows.filter(({ label }) => !onTop.test(label))
  const options = ways.length > 0 ? ways : rows
  return {
    from_cents:
      options.length > 0 ? Math.min(...options.map(({ price_cents: priceCents }) => priceCents)) : null,
    options,
    surcharges: rows.filter((row) => !options.includes(row)),
  }
}
