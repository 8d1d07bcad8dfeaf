interface PlansSearch {
  /** The plan to show first. */
  plan_id?: number | undefined
  /** The page the member came from. */
  back?: string
}

export function getPlansPath({ plan_id: planId, back }: PlansSearch): string {
  const query = new URLSearchParams()
  if (planId !== undefined) query.set('plan', String(planId))
  if (back !== undefined && isListingPath(back)) query.set('back', back)
  return `/plans${query.size > 0 ? `?${query}` : ''}`
}

/**
 * True for pages where a listing is written or managed: the plans page links back only to these.
 */
export const isListingPath = (path: string): boolean =>
  /^\/(?:(?:general|vehicle|property)\/\d{1,15}\/(?:edit|detail)|isell)$/.test(path)

/** The element id of a plan's card on the plans page. */
export const getPlanCardId = (planId: number): string => `plan-${planId}`
