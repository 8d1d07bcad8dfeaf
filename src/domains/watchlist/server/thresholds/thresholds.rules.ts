interface Threshold {
  threshold_cents: number
  is_armed: boolean
}

/** Notified once per crossing: armed again once the price is above the threshold or unknown. */
export function compareThreshold(
  { threshold_cents: thresholdCents, is_armed: isArmed }: Threshold,
  priceCents: number | null,
): 'notify' | 'arm' | 'none' {
  const isReached = priceCents !== null && priceCents <= thresholdCents
  if (isReached) return isArmed ? 'notify' : 'none'
  return isArmed ? 'none' : 'arm'
}
