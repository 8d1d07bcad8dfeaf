interface PlansSearch {
  /** The plan that is shown first. */
  plan_id?: number | undefined
  /** Where the member came from. */
  back?: string
}

export function getPlansPath({ plan_id, back }: PlansSearch): string {
  const query = new URLSearchParams()
  if (plan_id !== undefined) query.set('plan', String(plan_id))
  if (back !== undefined && isListingPath(back)) query.set('back', back)
  return `/plans${query.size > 0 ? `?${query}` : ''}`
}

/** A page where a listing is written or managed: nothing else is gone back to. */
export const isListingPath = (path: string): boolean =>
  /^\/(?:(?:general|vehicle|property)\/\d{1,15}\/(?:edit|detail)|isell)$/.test(path)

/** Of a plan's card on the plans page. */
export const getPlanCardId = (plan_id: number): string => `plan-${plan_id}`
